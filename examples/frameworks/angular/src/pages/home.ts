import { Component, CUSTOM_ELEMENTS_SCHEMA, inject } from '@angular/core'
import { LastEvent } from '../last-event'

@Component({
  selector: 'shop-home',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Tonight at Courtside</h1>
      <baize-login (baize-login)="loggedIn($event)" />
      <baize-game-lane category="RNG" heading="Our slots" [rows]="1" [limit]="6" />
      <!-- Another language of the same operator. A scope knows its operator by its own attributes. -->
      <baize-scope api="http://localhost:4400" merchant="demo" site-key="pk_demo" locale="es">
        <baize-register affiliate-code="LONGODDS" light-form />
      </baize-scope>
    </main>
  `,
})
export class Home {
  readonly #lastEvent = inject(LastEvent)

  loggedIn({ detail }: HTMLElementEventMap['baize-login']): void {
    this.#lastEvent.text.set(`Logged in: ${detail.type}`)
  }
}
