import { Component, CUSTOM_ELEMENTS_SCHEMA, inject } from '@angular/core'
import { LastEvent } from '../last-event'

@Component({
  selector: 'shop-slots',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <baize-game-list category="RNG" [shown]="12" without-banner (baize-game-filter)="filtered($event)" />
    </main>
  `,
})
export class Slots {
  readonly #lastEvent = inject(LastEvent)

  filtered({ detail }: HTMLElementEventMap['baize-game-filter']): void {
    this.#lastEvent.text.set(`Filtered: ${detail.filter}`)
  }
}
