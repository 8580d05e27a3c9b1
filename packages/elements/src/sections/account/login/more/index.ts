export { Others } from './Others.tsx'
export { Row } from './Row.tsx'
export { Ways } from './Ways.tsx'
