import { element } from '../../../element.ts'
import { sheets } from '../../../ui/theme/sheets.ts'
import { statusPageCss } from '../shared/StatusPage.tsx'
import { maintenancePage } from './maintenance-page.element.ts'
import { MaintenancePage } from './MaintenancePage.tsx'

export const MaintenancePageElement = element(maintenancePage, MaintenancePage, sheets(statusPageCss))
