import { useState } from 'react'
import { useText } from '../../../scope.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import { guidePicture, type AppSystem, type Resource } from '../shared/app-links.ts'

/** Steps of an installation by system, by the keys of their texts (CS-09). */
const steps = {
  IOS: ['open', 'add', 'trust'],
  ANDROID: ['download', 'allow', 'install'],
} as const satisfies Record<AppSystem, readonly string[]>

interface InstallGuidesProps {
  resources: readonly Resource[]
  systems: readonly AppSystem[]
  first: string | null
}

/** How each app is installed, step by step (CS-08, CS-09). */
export function InstallGuides({ resources, systems, first }: InstallGuidesProps) {
  const { t } = useText()
  const [chosen, choose] = useState<AppSystem>(systems.find(system => system === first) ?? systems[0] ?? 'IOS')
  const [prefix] = useState(nextTabs)
  const title = (system: AppSystem) => t(`appDownload.guide.${system}.title`)
  return (
    <>
      <Tabs
        label={t('appDownload.guides')}
        prefix={prefix}
        tabs={systems.map(name => ({ name, label: title(name) }))}
        chosen={chosen}
        onChoose={choose}
      />
      {systems.map(system => (
        <div key={system} {...tabPanel(prefix, system, chosen)}>
          <ol className="app-steps">
            {steps[system].map((step, at) => {
              const picture = guidePicture(resources, system, at + 1)
              return (
                <li key={step} className="app-step" part="step">
                  {picture && <Image src={picture} again={picture} alt="" ratio="3/4" />}
                  <h4 className="app-step-title">{t(`appDownload.guide.${system}.${step}.title`)}</h4>
                  <p>{t(`appDownload.guide.${system}.${step}.text`)}</p>
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </>
  )
}
