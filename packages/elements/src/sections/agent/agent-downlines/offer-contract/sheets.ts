import { alertCss } from '../../../../ui/data/Alert.tsx'
import { buttonCss } from '../../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../../ui/overlays/Dialog.tsx'
import { formCss } from '../../../../ui/forms/Form.tsx'
import { selectCss } from '../../../../ui/forms/Select.tsx'
import { skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import { contractsCss } from '../../shared/contracts/Facts.tsx'
import { actionFailureCss } from '../../../../shared/feedback/ActionFailure.tsx'
import { plainFrameCss } from '../../../../ui/forms/PlainFrame.tsx'
import css from './offer-contract.css'

/** Sheets of the dialog, which comes later than the element in which it is drawn. */
export const offerContractCss = [
  ...dialogCss,
  ...buttonCss,
  ...formCss,
  ...selectCss,
  ...alertCss,
  ...skeletonCss,
  ...actionFailureCss,
  ...plainFrameCss,
  ...contractsCss,
  css,
]
