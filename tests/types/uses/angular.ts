import '@baize/elements/page'
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({
  selector: 'app-shop',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <baize-login #login [side]="side" [lightForm]="true" (baize-login)="name($event.detail.account)" />
    <baize-game-lane category="RNG" [limit]="12" (baize-error)="name($event.detail.requestId)" />
    <button (click)="name(login.username)">{{ login.side }}</button>
    <!-- wrong: no such field -->
    <baize-login (baize-login)="name($event.detail.token)" />
    <!-- wrong: no such property, where the template reads -->
    <button (click)="name(login.nickname)"></button>
  `,
})
export class Shop {
  side: 'player' | 'agent' | null = null
  name(account: string | undefined) {
    return account
  }
}
