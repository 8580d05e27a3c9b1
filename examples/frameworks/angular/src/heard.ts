import { Injectable, signal } from '@angular/core'

/** What the elements have told last. */
@Injectable({ providedIn: 'root' })
export class Heard {
  readonly text = signal('')
}
