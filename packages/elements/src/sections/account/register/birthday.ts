import { ageOn, isoDay } from '@baize/contract'
import type { Question } from './use-question.ts'
import type { T } from './problems.ts'

/**
 * What a person is asked who entered a birthday: to confirm that they are as old as the site's prompt says, or, where they are younger, to
 * know its rule (VAL-49, VAL-50, CONST-01).
 * @param age - years of the prompt, 21 where the site says nothing else
 */
export function birthdayQuestion(t: T, birthday: string, age: number, now: Date): Question {
  const isOlder = ageOn(isoDay(birthday), now) >= age
  return {
    title: t('register.birthday'),
    text: t(isOlder ? 'register.older' : 'register.younger', { birthday, age }),
    yes: t(isOlder ? 'register.yes' : 'register.go', { age }),
    no: t('register.back'),
  }
}
