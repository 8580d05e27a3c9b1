import { box, disc, fill, line, lozenge, ring } from '../svg.ts'
import type { Emblem } from './emblem.ts'

const gem: Emblem = ({ figure, shade, light }) =>
  fill('M14 36 32 14h36l18 22-36 52z', figure) +
  fill('M14 36h22l14 52z', shade) +
  fill('M64 36h22L50 88z', shade, 0.7) +
  fill('M32 14 36 36 50 14zM68 14 64 36 50 14z', light) +
  fill('M36 36h28L50 14z', figure) +
  fill('M14 36 32 14l4 22zM86 36 68 14l-4 22z', shade, 0.55)

const coin: Emblem = ({ figure, shade, light, dark }) =>
  fill('M59 24a32 32 0 0 1 0 66 34 34 0 0 1-22-6z', dark, 0.35) +
  disc(50, 50, 36, figure) +
  fill('M50 14a36 36 0 0 1 0 72z', shade) +
  ring(50, 50, 29, light, 2) +
  fill('M39 39h22v22H39z', dark) +
  [
    [50, 29],
    [50, 71],
    [29, 50],
    [71, 50],
  ]
    .map(([x = 0, y = 0]) => lozenge(x, y, 4, 6, light))
    .join('')

const seven: Emblem = ({ figure, shade, light }) =>
  fill('M18 14h66v18L58 88H34l24-52H34v10H18z', shade) +
  fill('M18 14h60v14L54 84H34l24-52H32v10H18z', figure) +
  fill('M24 20h46v5H24z', light)

const crown: Emblem = ({ figure, shade, light, dark }) =>
  fill('M12 36 30 52 50 16l20 36 18-16-8 42H20z', figure) +
  fill('M50 16l20 36 18-16-8 42H50z', shade) +
  fill('M20 80h60v8H20z', light) +
  lozenge(50, 64, 6, 9, dark) +
  lozenge(33, 66, 4, 6, dark) +
  lozenge(67, 66, 4, 6, dark) +
  disc(50, 14, 5, light) +
  disc(12, 34, 4, light) +
  disc(88, 34, 4, light)

const key: Emblem = ({ plane, figure, shade, light }) =>
  disc(50, 28, 22, figure) +
  fill('M50 6a22 22 0 0 1 0 44z', shade) +
  ring(50, 28, 15.5, light, 1.6) +
  disc(50, 28, 9, plane) +
  box(42, 47, 16, 6, 1, light) +
  fill('M45 53h5v41h-5z', figure) +
  fill('M50 53h5v41h-5z', shade) +
  fill('M55 68h16v8H55zM55 82h12v8H55z', light)

const bell: Emblem = ({ figure, shade, light }) =>
  fill('M46 6h8v10h-8z', light) +
  fill('M50 14c22 0 26 20 28 40l8 16H14l8-16c2-20 6-40 28-40z', figure) +
  fill('M50 14c22 0 26 20 28 40l8 16H50z', shade) +
  fill('M14 70h72v7H14z', light) +
  fill('M40 79h20a10 10 0 0 1-20 0z', figure)

const cherry: Emblem = ({ figure, shade, light }) =>
  line('M34 62C36 40 46 24 66 14M68 64C70 44 68 28 66 14', light, 4) +
  fill('M66 14c10-10 24-8 28-2-6 10-20 10-28 2z', light) +
  disc(32, 70, 19, figure) +
  disc(68, 70, 19, figure) +
  fill('M32 51a19 19 0 0 1 0 38zM68 51a19 19 0 0 1 0 38z', shade) +
  disc(26, 63, 4, light) +
  disc(62, 63, 4, light)

const clover: Emblem = ({ figure, shade, light }) =>
  line('M50 52c2 16 8 28 20 38', shade, 5) +
  [0, 90, 180, 270]
    .map(
      turn =>
        `<g transform="rotate(${turn} 50 46)">` +
        fill(
          'M50 44C36 34 30 26 31 18 32 9 44 7 50 16 56 7 68 9 69 18 70 26 64 34 50 44z',
          turn % 180 ? shade : figure,
        ) +
        line('M50 40V24', light, 1.6) +
        '</g>',
    )
    .join('') +
  disc(50, 46, 3.4, light)

const horseshoe: Emblem = ({ plane, figure, shade, light }) =>
  fill(
    'M50 8c24 0 38 17 38 40 0 16-6 28-10 40H60c6-14 10-26 10-39 0-14-8-23-20-23S30 35 30 49c0 13 4 25 10 39H22c-4-12-10-24-10-40C12 25 26 8 50 8z',
    figure,
  ) +
  fill('M50 8c24 0 38 17 38 40 0 16-6 28-10 40H60c6-14 10-26 10-39 0-14-8-23-20-23z', shade) +
  fill('M19 84h22v7H19zM59 84h22v7H59z', light) +
  [
    [50, 17],
    [28, 27],
    [72, 27],
    [21, 48],
    [79, 48],
    [25, 68],
    [75, 68],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 2.8, plane))
    .join('')

export const riches = { gem, coin, seven, crown, key, bell, cherry, clover, horseshoe }
