import { modelList, type Input, type Model, type Output, plainText } from '@baize/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { attendanceIn, attendances } from './attendance.ts'
import { requireLiveChat } from './settings.ts'
import { chatModel } from './tables.ts'
import { route } from '../http/route.ts'
import { pageWindow } from '../http/paging.ts'
import { inLanguage } from '../text/language.ts'
import { textsOf } from '../text/texts.ts'

const texts = textsOf<{ tag: Record<string, string> }>('chat')

/**
 * A subject that a model likes to talk about, in a language; a tag that has no texts is shown as
 * staff wrote it.
 */
const tagText = (tag: string, language: string): string => inLanguage(texts, language)?.tag[tag] ?? tag

type ModelListInput = Input<typeof modelList>
type ModelPage = Omit<Output<typeof modelList>, 'login'>

/** Letters without their accents, so that `malaga` finds Málaga. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A model of a site that is shown, by its id; null where there is none. */
export async function modelOf({ db }: Pick<Deps, 'db'>, id: string) {
  const [row] = await db
    .select()
    .from(chatModel)
    .where(and(eq(chatModel.id, id), eq(chatModel.shown, true)))
  return row ?? null
}

/**
 * Every model that is shown, those online first (CHAT-04). A site has dozens of them, so they are
 * filtered here and not by the database.
 */
async function everyModel(deps: Pick<Deps, 'db' | 'clock'>, language: string): Promise<Model[]> {
  const rows = await deps.db.select().from(chatModel).where(eq(chatModel.shown, true)).orderBy(asc(chatModel.place))
  const attendance = await attendances(deps)
  const models = rows.map(({ id, nickname, languages, tags }) => ({
    modelId: id,
    nickname,
    photo: `/cdn/m/${id}.svg`,
    languages,
    tags: tags.map(tag => tagText(tag, language)),
    ...attendanceIn(attendance, id),
  }))
  return models.sort((a, b) => Number(b.online) - Number(a.online))
}

const isAsked = ({ online, speaks, keyword = '' }: ModelListInput) => {
  const word = withoutAccents(plainText(keyword))
  return (model: Model): boolean =>
    (online === undefined || model.online === online) &&
    (!speaks || model.languages.includes(speaks)) &&
    (!word || [model.nickname, ...model.tags].some(text => withoutAccents(text).includes(word)))
}

/** One page of the models that are asked for. */
async function listModels(deps: Pick<Deps, 'db' | 'clock'>, asked: ModelListInput): Promise<ModelPage> {
  const { pageNo = 1, pageSize = 20, language } = asked
  const all = await everyModel(deps, language)
  const found = all.filter(isAsked(asked))
  return {
    ...pageWindow({ pageNo, pageSize }).of(found),
    online: all.filter(model => model.online).length,
    languages: [...new Set(all.flatMap(model => model.languages))].sort(),
  }
}

export const modelListRoute = route(modelList, async (asked, { deps }) => {
  const { login } = await requireLiveChat(deps)
  return { ...(await listModels(deps, asked)), login }
})
