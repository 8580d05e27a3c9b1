import { alertCss } from '../../ui/Alert.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { formCss } from '../../ui/Form.tsx'
import { selectCss } from '../../ui/Select.tsx'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import { contractsCss } from '../contracts/Facts.tsx'
import { failureCss } from '../Failure.tsx'
import { plainFrameCss } from '../PlainFrame.tsx'
import css from './offer-contract.css'

/** Sheets of the dialog, which comes later than the element in which it is drawn. */
export const offerContractCss = [
  ...dialogCss,
  ...buttonCss,
  ...formCss,
  ...selectCss,
  ...alertCss,
  ...skeletonCss,
  ...failureCss,
  ...plainFrameCss,
  ...contractsCss,
  css,
]
