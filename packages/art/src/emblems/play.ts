import { bone } from '../palettes.ts'
import { box, disc, fill, line, ring, round, times } from '../svg.ts'
import type { Emblem } from './emblem.ts'

const football: Emblem = ({ dark }) =>
  disc(50, 50, 38, bone) +
  fill('M50 12a38 38 0 0 1 0 76z', dark, 0.1) +
  fill('M50 34l15 11-6 18H41l-6-18z', dark) +
  line('M50 34V20M65 45h14M59 63l7 15M41 63l-7 15M35 45H21', dark, 3) +
  fill(
    'M38 14l12 8 12-8a38 38 0 0 0-24 0zM85 35l-7 10 9 14a38 38 0 0 0-2-24zM15 35l7 10-9 14a38 38 0 0 1 2-24zM74 79l-8-2-4 9a38 38 0 0 0 12-7zM26 79l8-2 4 9a38 38 0 0 1-12-7z',
    dark,
  )

const basket: Emblem = ({ figure, shade, dark }) =>
  disc(50, 50, 38, figure) +
  fill('M50 12a38 38 0 0 1 0 76z', shade) +
  line('M50 12v76M12 50h76M24 22c14 16 14 40 0 56M76 22c-14 16-14 40 0 56', dark, 3)

const pad: Emblem = ({ figure, shade, light, dark }) =>
  fill('M28 30h44c16 0 22 44 12 48-8 3-14-14-20-14H36c-6 0-12 17-20 14C6 74 12 30 28 30z', figure) +
  fill('M50 30h22c16 0 22 44 12 48-8 3-14-14-20-14H50z', shade) +
  fill('M30 40h6v6h6v6h-6v6h-6v-6h-6v-6h6z', dark) +
  disc(66, 44, 4, light) +
  disc(75, 50, 4, light) +
  disc(66, 56, 4, light)

const cup: Emblem = ({ figure, shade, light, dark }) =>
  line('M28 22H12c0 16 8 24 20 26M72 22h16c0 16-8 24-20 26', light, 5) +
  fill('M26 12h48c0 30-8 46-24 46S26 42 26 12z', figure) +
  fill('M50 12h24c0 30-8 46-24 46z', shade) +
  fill('M24 10h52v6H24z', light) +
  fill('M46 58h8v18h-8z', shade) +
  fill('M34 76h32v6H34zM28 82h44v8H28z', light) +
  fill('M50 24l3.5 7.5 8 1-6 5.5 1.5 8-7-4-7 4 1.5-8-6-5.5 8-1z', dark)

const rocket: Emblem = ({ figure, shade, light, dark }) =>
  fill('M34 50 20 70l16-2zM66 50l14 20-16-2z', light) +
  fill('M40 66h20L50 94z', light) +
  fill('M45 66h10l-5 16z', figure) +
  fill('M50 4c18 14 22 36 16 60H34C28 40 32 18 50 4z', figure) +
  fill('M50 4c18 14 22 36 16 60H50z', shade) +
  disc(50, 36, 9, dark) +
  disc(50, 36, 5, light)

const mines: Emblem = ({ figure, shade, light, dark }) =>
  times(9, i => {
    const x = 15 + (i % 3) * 25
    const y = 15 + Math.floor(i / 3) * 25
    const hit = i === 4
    return (
      box(x, y, 21, 21, 3, hit ? light : i % 2 ? shade : figure) +
      (hit ? fill(`M${x + 10.5} ${y + 3}l6 7.5-6 7.5-6-7.5z`, dark) : '')
    )
  })

/** Brightest slots at the edges, as in the game: far is rare. */
const plinko: Emblem = ({ figure, shade, light }) =>
  times(6, row => times(row + 2, pin => disc(round(50 + (pin - (row + 1) / 2) * 14), 14 + row * 12, 2.7, light))) +
  fill('M8 84h16v9H8zM76 84h16v9H76z', light) +
  fill('M25.5 84h16v9h-16zM59 84h16v9H59z', figure) +
  fill('M43 84h14v9H43z', shade) +
  disc(43, 49, 4.8, figure) +
  fill('M43 44.2a4.8 4.8 0 0 1 0 9.6z', shade)

const target: Emblem = ({ figure, shade, light, dark }) =>
  disc(46, 54, 38, figure) +
  ring(46, 54, 25, light, 8) +
  disc(46, 54, 12, shade) +
  line('M46 54 84 16', dark, 4) +
  fill('M74 12l8-8 2 12 12 2-8 8-12-2z', light)

export const play = { football, basket, pad, cup, rocket, mines, plinko, target }
