// The elements in templates: their properties and events.
import '@baize/elements/svelte'
