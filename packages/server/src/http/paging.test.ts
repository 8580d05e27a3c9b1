import { describe, expect, it } from 'vitest'
import { pageWindow } from './paging.ts'

const all = ['a', 'b', 'c', 'd', 'e']

describe('a page of a list', () => {
  it('begins where the page before it ends', () => {
    expect(pageWindow({ pageNo: 1, pageSize: 20 })).toMatchObject({ offset: 0, limit: 20 })
    expect(pageWindow({ pageNo: 3, pageSize: 20 })).toMatchObject({ offset: 40, limit: 20 })
  })

  it('says where it stands, with a last page that need not be full', () => {
    const { fields } = pageWindow({ pageNo: 2, pageSize: 2 })
    expect(fields(5)).toEqual({ pageNum: 2, totalPages: 3, total: 5 })
    expect(fields(4)).toEqual({ pageNum: 2, totalPages: 2, total: 4 })
    expect(fields(0)).toEqual({ pageNum: 2, totalPages: 0, total: 0 })
  })

  it('is cut out of a list that is at hand', () => {
    const cut = (pageNo: number) => pageWindow({ pageNo, pageSize: 2 }).of(all)
    expect(cut(1)).toEqual({ content: ['a', 'b'], pageNum: 1, totalPages: 3, total: 5 })
    expect(cut(3)).toEqual({ content: ['e'], pageNum: 3, totalPages: 3, total: 5 })
    expect(cut(4).content).toEqual([])
  })
})
