export { rulingsEn as rulingsHu } from './en.ts'
