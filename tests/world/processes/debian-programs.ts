/**
 * What of a Debian machine a test does not have or must not use, as programs of the same names: accounts, services, and
 * whoever needs root. Everything else that docs/debian.md calls is the real thing.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Machine {
  /** Where its folders `/etc`, `/opt`, `/usr` and `/var` lie. */
  root: string;
  /** Of the PostgreSQL server, as its superuser. */
  database: { host: string; port: string; user: string; password: string };
  /** Where its nginx answers what the world sends to port 443. */
  tlsPort: number;
}

/** An account without rights, for the one that the document makes; whoever runs the tests without being root is that. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const account = `setpriv --reuid=${nobody} --regid=${nobody} --clear-groups`;
/** Where the source lies in root's own folder, it may read what root may; it writes nothing of it in any case. */
const reading = '--inh-caps=-all,+dac_read_search --ambient-caps=-all,+dac_read_search';

function asNobody(): string {
  if (!isRoot) return '';
  const reaches = spawnSync('/bin/sh', ['-c', `${account} -- test -r ${fileURLToPath(import.meta.url)}`]).status === 0;
  return `${account} ${reaches ? '' : reading} -- `;
}

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Each program by its name. */
export function programsOf({ root, database, tlsPort }: Machine): Record<string, string> {
  const nginx = `nginx -p ${root}/etc/nginx -c ${root}/etc/nginx/nginx.conf -e ${root}/var/log/nginx/main.log ${isRoot ? "-g 'user root;'" : ''}`;
  return {
    useradd: ':',
    chown: isRoot ? `args=("\${@//saring:saring/${nobody}:${nobody}}"); exec /bin/chown "\${args[@]}"` : ':',
    install: `args=()
while [ $# -gt 0 ]; do
  case $1 in
    -o | -g) ${isRoot ? `args+=("$1" "\${2/saring/${nobody}}")` : ':'}; shift ;;
    *) args+=("$1") ;;
  esac
  shift
done
exec /usr/bin/install "\${args[@]}"`,
    runuser: `[ "$1" = -u ] && [ "$3" = -- ] || exit 64
case $2 in
  saring)
    shift 3
    # The packages are those of the source, which the account does not own.
    case "$*" in *scripts/build.mjs) exec "$@" ;; esac
    exec ${asNobody()}env HOME=/nonexistent "$@" ;;
  postgres) shift 3; exec env PGHOST=${database.host} PGPORT=${database.port} PGUSER=${database.user} PGPASSWORD=${database.password} PGDATABASE=postgres "$@" ;;
esac
exit 64`,
    id: isRoot ? 'exec /usr/bin/id "$@"' : '[ "$*" = -un ] && echo saring || exec /usr/bin/id "$@"',
    curl: `exec /usr/bin/curl --cacert ${root}/etc/letsencrypt/live/hire.example.com/fullchain.pem --connect-to hire.example.com:443:127.0.0.1:${tlsPort} "$@"`,
    nginx: `PATH=/usr/sbin:/usr/local/sbin:$PATH; exec ${nginx} "$@"`,
    journalctl: `[ "$1 $2" = '-u saring' ] && exec cat ${root}/run/saring.log`,
    ...(isThere('promtool') ? {} : { promtool: 'echo environment: promtool is not installed' }),
    systemctl: systemctl(root),
  };
}

/** Starts and stops what a unit names as its unit says it: by its command, in its folder and environment, as its account. */
const systemctl = (root: string) => `run=${root}/run
units=${root}/etc/systemd/system
value() { sed -n "s/^$2=//p" "$units/$1.service"; }
command_of() { dir=$(value "$1" WorkingDirectory); echo "cd \${dir:-/} && exec runuser -u $(value "$1" User) -- env $(value "$1" Environment) $2"; }
start() {
  [ -f "$units/$1.service" ] || { echo "Unit $1.service not found." >&2; exit 5; }
  if [ "$(value "$1" Type)" = oneshot ]; then
    value "$1" ExecStart | while read -r line; do bash -c "$(command_of "$1" "$line")" >> "$run/$1.log" 2>&1 || exit 1; done
    return
  fi
  rm -f "$run/$1.code"
  (
    bash -c "$(command_of "$1" "$(value "$1" ExecStart)")" >> "$run/$1.log" 2>&1 < /dev/null &
    echo $! > "$run/$1.pid"
    wait $!
    echo $? > "$run/$1.code"
  ) > /dev/null 2>&1 &
}
# The first process alone is told, as KillMode=mixed has it.
stop() {
  [ -f "$run/$1.pid" ] || return 0
  kill -TERM "$(cat "$run/$1.pid")"
  until [ -f "$run/$1.code" ]; do sleep 0.1; done
  cat "$run/$1.code" >> "$run/$1.codes"
  rm "$run/$1.pid"
}
verb=$1
shift
for name in "$@"; do
  case "$verb $name" in
    'restart prometheus') ;;
    'reload nginx') if [ -s "$run/nginx.pid" ]; then nginx -s reload; else nginx; fi ;;
    'enable --now') ;;
    enable\\ *.timer | enable\\ *.path) [ -f "$units/$name" ] || exit 5 ;;
    enable\\ * | start\\ *) start "$name" ;;
    stop\\ *) stop "$name" ;;
    restart\\ *) stop "$name"; start "$name" ;;
    *) echo "systemctl $verb $name is not known here" >&2; exit 64 ;;
  esac
done`;
