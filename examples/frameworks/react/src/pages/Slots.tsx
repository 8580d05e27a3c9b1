/** A page of its own chunk. */
export default function Slots({ onReport }: { onReport: (text: string) => void }) {
  return (
    <main>
      <baize-game-list
        category="RNG"
        shown={12}
        withoutBanner
        onbaize-game-filter={event => onReport(`Filtered: ${event.detail.filter}`)}
      />
    </main>
  )
}
