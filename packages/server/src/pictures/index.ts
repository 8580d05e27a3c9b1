export { cleanPicture, wrongPicture } from './clean-picture.ts'
