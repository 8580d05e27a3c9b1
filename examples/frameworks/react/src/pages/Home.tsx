export function Home({ onReport }: { onReport: (text: string) => void }) {
  return (
    <main>
      <h1>Tonight at Courtside</h1>
      <baize-login onbaize-login={event => onReport(`Logged in: ${event.detail.type}`)} />
      <baize-game-lane category="RNG" heading="Our slots" rows={1} limit={6} />
      {/* Another language of the same operator. A scope knows its operator by its own
          attributes. */}
      <baize-scope api="http://localhost:4400" merchant="demo" siteKey="pk_demo" locale="es">
        <baize-register affiliateCode="LONGODDS" lightForm />
      </baize-scope>
    </main>
  )
}
