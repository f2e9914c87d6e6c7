export { DressingRooms } from './dressing-rooms.ts'
export { nameFaults } from './names.ts'
export { type Beginning, Table } from './table.ts'
export { tableWording } from './text/index.ts'
