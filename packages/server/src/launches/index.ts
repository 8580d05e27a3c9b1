export { askStudio } from './ask-studio.ts'
