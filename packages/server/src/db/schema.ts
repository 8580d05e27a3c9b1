/** Every table, by name: what the migrations must agree with. */
export { outboxMessages } from '../ops/tables.ts'
