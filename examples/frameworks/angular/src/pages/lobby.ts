import { Component, CUSTOM_ELEMENTS_SCHEMA, inject } from '@angular/core'
import { Router } from '@angular/router'

/** A dialog over the page. What it shows is an object, which is there before it is first drawn. */
@Component({
  selector: 'shop-lobby',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<baize-popup-host open="game-popup" [detail]="lobby" (baize-close)="home()" />`,
})
export class Lobby {
  readonly lobby = { vendor: 'MERIDIAN', category: 'LIVE' }
  readonly #router = inject(Router)

  home(): void {
    void this.#router.navigateByUrl('/')
  }
}
