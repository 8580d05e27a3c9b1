import { element } from '../../../element.ts'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { serviceWaysCss } from '../shared/ServiceWays.tsx'
import css from './customer-service.css'
import { customerService } from './customer-service.element.ts'
import { CustomerService } from './CustomerService.tsx'

export const CustomerServiceElement = element(
  customerService,
  CustomerService,
  sheets(stateCss, skeletonCss, loadFailureCss, serviceWaysCss, [css]),
)
