import { Injectable, signal } from '@angular/core'

/** The last event of the elements, as a line of text. */
@Injectable({ providedIn: 'root' })
export class LastEvent {
  readonly text = signal('')
}
