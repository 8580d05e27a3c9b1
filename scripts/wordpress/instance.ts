import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../lib/instance.ts'
import { root } from '../lib/prepare.mjs'

/** Where Debian's package `wordpress` lies. */
const packaged = '/usr/share/wordpress'
export const example = join(root, 'examples/frameworks/wordpress')

const config = (folder: string, origin: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${folder}/socket' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`

async function endProcess(child: ChildProcess): Promise<void> {
  const close = once(child, 'close')
  child.kill()
  await close
}

/** Waits until what a server is asked for answers, or it has ended. */
async function untilAnswering(server: ChildProcess, ask: () => unknown): Promise<void> {
  for (;;) {
    try {
      return void (await ask())
    } catch (error) {
      if (server.exitCode !== null) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}

/**
 * Runs a WordPress with our plugin and the posts of the example, on MariaDB, all in a folder of its
 * own.
 *
 * @param api - origin of the platform that its elements call
 * @throws Error where the packages are missing: apt-get install wordpress
 *   wordpress-theme-twentytwentyone mariadb-server php-cli php-mysql
 */
export async function startWordpress(api: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (!existsSync(packaged))
    throw new Error(
      'WordPress is missing: apt-get install wordpress wordpress-theme-twentytwentyone mariadb-server php-cli php-mysql',
    )
  const folder = mkdtempSync(join(tmpdir(), 'baize-wordpress-'))
  const site = join(folder, 'site')
  cpSync(packaged, site, { recursive: true, dereference: true, filter: from => !from.endsWith('/wp-config.php') })
  cpSync(join(example, 'baize'), join(site, 'wp-content/plugins/baize'), { recursive: true })
  mkdirSync(join(site, 'wp-content/mu-plugins'))
  cpSync(join(example, 'functions.php'), join(site, 'wp-content/mu-plugins/functions.php'))
  const origin = `http://localhost:${await freePorts()}`
  writeFileSync(join(site, 'wp-config.php'), config(folder, origin))

  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  const place = ['--no-defaults', `--datadir=${folder}/db`, ...user]
  execFileSync('mariadb-install-db', [...place, '--skip-test-db', '--auth-root-authentication-method=normal'], {
    stdio: 'ignore',
  })
  const database = spawn('mariadbd', [...place, `--socket=${folder}/socket`, '--skip-networking'], { stdio: 'ignore' })
  await untilAnswering(database, () =>
    execFileSync('mariadb', ['--no-defaults', `--socket=${folder}/socket`, '-e', 'create database wordpress'], {
      stdio: 'ignore',
    }),
  )
  execFileSync('php', [join(import.meta.dirname, 'install.php'), example, api], { cwd: site })
  const quiet = ['-d', 'error_reporting=0']
  const web = spawn(
    'php',
    [...quiet, '-S', new URL(origin).host, '-t', site, join(import.meta.dirname, 'router.php')],
    {
      stdio: 'ignore',
    },
  )
  await untilAnswering(web, () => fetch(origin))
  return {
    origin,
    stop: async () => {
      await endProcess(web)
      await endProcess(database)
      rmSync(folder, { recursive: true })
    },
  }
}
