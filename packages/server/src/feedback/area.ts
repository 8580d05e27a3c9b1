import { hour } from '@baize/contract'
import type { Area } from '../area.ts'
import { feedbackCommand } from './feedback-command.ts'
import { feedbackRoute } from './history.ts'
import { sendFeedbackRoute, sweepFeedback } from './send.ts'
import { feedbackSetting } from './settings.ts'
import { feedbackEntry } from './tables.ts'

export const feedback: Area = {
  name: 'feedback',
  routes: [feedbackRoute, sendFeedbackRoute],
  tables: [feedbackEntry],
  jobs: [{ name: 'sweep-feedback', every: hour, run: sweepFeedback }],
  settings: [feedbackSetting],
  commands: { feedback: feedbackCommand },
}
