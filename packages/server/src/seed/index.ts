export { seedLaunches, type SeedLaunch } from './launches.ts'
export { seedWorld } from './world.ts'
