// The elements and their events, as the DOM knows them.
import '@baize/elements/page'
