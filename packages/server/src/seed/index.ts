export { seedLaunches, type SeedLaunch } from './launches.ts'
export { seedWorld } from '../app/seed.ts'
