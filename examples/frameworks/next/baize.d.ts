// The elements in JSX: their properties and events.
import '@baize/elements/react'
