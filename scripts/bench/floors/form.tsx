import { createRoot } from 'react-dom/client'

/** The smallest login on a library: what our own is compared with. */
const Form = () => (
  <form aria-label="Log in">
    <label>
      Username <input name="username" autoComplete="username" />
    </label>
    <label>
      Password <input name="password" type="password" autoComplete="current-password" />
    </label>
    <button>Log in</button>
  </form>
)

createRoot(document.body.appendChild(document.createElement('main'))).render(<Form />)
