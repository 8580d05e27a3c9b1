/** A page of its own chunk. */
export default function Slots({ tell }: { tell: (heard: string) => void }) {
  return (
    <main>
      <baize-game-list
        category="RNG"
        shown={12}
        withoutBanner
        onbaize-game-filter={event => tell(`Filtered: ${event.detail.filter}`)}
      />
    </main>
  )
}
