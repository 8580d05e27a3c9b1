export { Others } from './Others.tsx'
export { Row } from './Row.tsx'
export { MethodTabs } from './MethodTabs.tsx'
