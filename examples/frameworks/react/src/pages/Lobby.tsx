import { useNavigate } from 'react-router'

const lobby = { vendor: 'MERIDIAN', category: 'LIVE' }

/** A dialog over the page. What it shows is an object, which is there before it is first drawn. */
export function Lobby() {
  const navigate = useNavigate()
  return <baize-popup-host open="game-popup" detail={lobby} onbaize-close={() => void navigate('/')} />
}
