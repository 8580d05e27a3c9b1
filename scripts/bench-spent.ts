// npm run bench:spent [-- OTHER-CHECKOUT [PASSES] | --growth]: processor time of the calls that are made most, beside that of another checkout,
// or beside that among ten times the games and rounds.
import { growthTable } from './bench/report-growth.ts'
import { spentTables } from './bench/report-spent.ts'
import { root } from './lib/prepare.mjs'

const [other, passes = '3'] = process.argv.slice(2)
const here = { name: 'here', root }
if (other === '--growth') console.log(await growthTable(root))
else console.log(await spentTables(other ? [{ name: 'before', root: other }, here] : [here], Number(passes)))
