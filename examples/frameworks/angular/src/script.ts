import { provideZonelessChangeDetection } from '@angular/core'
import { start } from './start'

// The script in the page brings each element when its tag first appears. This page has no zone.js,
// as new applications do.
void start(provideZonelessChangeDetection())
