import { spelling } from './spelling.ts'

export const spellingEn = spelling(
  's es ed d ing ings er ers ly ies',
  'a an the i you he she it we they me my your his her its our their is are am be been was were do does did done ' +
    'has have had can could may might must shall should will would of to in on at by for from with without as ' +
    'and or but if then than so that this these those there here what when where who whom whose which why how ' +
    'not no happens happen get gets go goes mean means',
)
