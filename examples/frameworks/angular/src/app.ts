import { Component, CUSTOM_ELEMENTS_SCHEMA, inject } from '@angular/core'
import { RouterLink, RouterOutlet } from '@angular/router'
import { LastEvent } from './last-event'

@Component({
  selector: 'shop-root',
  imports: [RouterLink, RouterOutlet],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <header>
      <a routerLink="/">Courtside</a> <a routerLink="/slots">Slots</a> <a routerLink="/lobby">Lobby</a>
      <baize-account-bar />
    </header>
    <output>{{ lastEvent.text() }}</output>
    <router-outlet />
  `,
})
export class App {
  readonly lastEvent = inject(LastEvent)
}
