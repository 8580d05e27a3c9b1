import type { Output, systemStatus } from '@baize/contract'
import { isWebAddress } from '../../../shared/navigation/web-address.ts'

export type Resource = Output<typeof systemStatus>['resources'][number]

/** The systems that there may be an app for, each by its usual name. */
const systems = { IOS: 'iOS', ANDROID: 'Android' } as const
export type AppSystem = keyof typeof systems

export interface AppLink extends Pick<Resource, 'version' | 'size' | 'date'> {
  system: AppSystem
  name: string
  url: string
}

/**
 * Where the apps of the site are fetched from; a system without an address is not among them
 * (NAV-12, CS-09 to CS-11).
 */
export const appLinks = (resources: readonly Resource[]): AppLink[] =>
  (Object.keys(systems) as AppSystem[]).flatMap(system => {
    const found = resources.find(({ resourceType, url }) => resourceType === system && isWebAddress(url))
    if (!found) return []
    const { nameLabel, url, version, size, date } = found
    return [{ system, name: nameLabel || systems[system], url, version, size, date }]
  })

/**
 * Pictures of the steps of an installation, by their number from 1: resources called `IOS_GUIDE_1`
 * and so on (CS-09).
 */
export const guidePicture = (resources: readonly Resource[], system: AppSystem, step: number): string | undefined =>
  resources.find(({ resourceType, url }) => resourceType === `${system}_GUIDE_${step}` && isWebAddress(url))?.url
