// npm run bench:spent [-- OTHER-CHECKOUT [PASSES]]: processor time of the calls that are made most, beside that of another checkout.
import { spentTables } from './bench/report-spent.ts'
import { root } from './lib/prepare.mjs'

const [other, passes = '3'] = process.argv.slice(2)
const here = { name: 'here', root }
console.log(await spentTables(other ? [{ name: 'before', root: other }, here] : [here], Number(passes)))
