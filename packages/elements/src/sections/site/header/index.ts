import { element } from '../../../element.ts'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './header.css'
import { header } from './header.element.ts'
import { Header } from './Header.tsx'

export const HeaderElement = element(header, Header, sheets([css]))
