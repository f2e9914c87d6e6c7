export { DressingRooms } from './dressing-rooms.ts'
export { type Beginning, Table } from './table.ts'
export { tableWording } from './text/index.ts'
