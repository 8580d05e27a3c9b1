const suits = {
  spade: {
    fill: '#18201C',
    d: 'M12 2c7 5.5 10 9 10 13a5 5 0 0 1-8.6 3.4L15 22H9l1.6-3.6A5 5 0 0 1 2 15c0-4 3-7.5 10-13z',
  },
  heart: { fill: '#B23A2E', d: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z' },
  club: {
    fill: '#18201C',
    d: 'M12 2a5 5 0 0 1 4.2 7.7A5 5 0 1 1 13.4 17L15 22H9l1.6-5A5 5 0 1 1 7.8 9.7 5 5 0 0 1 12 2z',
  },
  diamond: { fill: '#B23A2E', d: 'M12 1.5 20 12l-8 10.5L4 12z' },
} as const

/** Middle of each card in the drawing, and how far it leans. */
const cards = [
  { suit: 'spade', x: 62, y: 193, turn: -31 },
  { suit: 'heart', x: 119, y: 166, turn: -12 },
  { suit: 'club', x: 183, y: 168, turn: 12 },
  { suit: 'diamond', x: 238, y: 195, turn: 31 },
] as const

/** Drawing of four cards over the arcs of a card table. */
export const AuthArtwork = () => (
  <svg className="auth-hand drawing" viewBox="0 0 300 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle className="auth-table" cx="150" cy="297" r="272" />
    <g fill="none" stroke="#D8B15B" strokeWidth="1.25">
      <circle cx="150" cy="297" r="244" strokeOpacity=".75" />
      <circle cx="150" cy="297" r="226" strokeOpacity=".45" />
    </g>
    {cards.map(({ suit, x, y, turn }) => (
      <g key={suit} transform={`translate(${x} ${y}) rotate(${turn})`} fill={suits[suit].fill}>
        <rect
          x="-38"
          y="-54"
          width="76"
          height="108"
          rx="9"
          fill="#FBF6E8"
          stroke="#0F4733"
          strokeOpacity=".35"
          strokeWidth="1.5"
        />
        <path d={suits[suit].d} transform="translate(-32 -48) scale(.7)" />
        <path d={suits[suit].d} transform="translate(-26 -20) scale(2.15)" />
      </g>
    ))}
  </svg>
)
