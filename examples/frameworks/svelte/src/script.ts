import { start } from './start'

// The script in the page brings each element when its tag first appears.
start()
