import { element } from '../../../element.ts'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './footer.css'
import { footer } from './footer.element.ts'
import { Footer } from './Footer.tsx'

export const FooterElement = element(footer, Footer, sheets(imageCss, selectCss, [css]))
