export { FramedView } from './FramedView.tsx'
