export { rulingsEn as rulingsDe } from './en.ts'
