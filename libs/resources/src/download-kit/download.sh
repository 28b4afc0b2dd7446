#!/bin/sh
# Fetches the files that files.tsv lists into the folder data/, next to this script. What was cut off is resumed, what is
# whole is left alone, and nothing gets its name in data/ before its size and checksum are right.
#
#   sh download.sh            fetch what is missing or broken
#   sh download.sh --check    fetch nothing, only say what is missing or broken
#
# Exit code: 0 all files are there and right; 1 some are not (they are named); 2 this computer lacks something, such as
# room on the disk; 3 the portal or its storage could not be reached; 4 the portal refuses what is missing: the links have
# expired, or you may not have the files. They are not tried again: a new kit has new links.
# Settings: KIT_PARALLEL (files at a time, 4), KIT_TRIES (failures in a row before a file is given up, 8), KIT_WAIT (seconds
# before the second try, doubled each time, 2), KIT_STALL (seconds without a byte before a transfer is broken off, 60),
# KIT_ANY_SPACE (yes: do not look at the free space first).
# A server that is silent for some seconds gets a small request. While it answers that, it is slow and waited for. Otherwise
# the run ends within 10 seconds (13 in the middle of a file with KIT_PARALLEL=1), as it does when no connection is accepted:
# run the script again, and it goes on there.
# Private files: their links in the table expire. With a personal access token of the portal in PORTAL_TOKEN (scope
# files:read), links are requested with it instead.
# Needs curl, md5sum and sha256sum (or md5 and shasum, or openssl), and a POSIX shell with local variables: dash, bash from 3.2
# on, the ash of busybox. The other programs may be those of busybox.

set -u
export LC_ALL=C
# `cd` would search the folders of this list.
CDPATH=
tab=$(printf '\t') cr=$(printf '\r')
newline='
'

parallel=${KIT_PARALLEL:-4}
tries=${KIT_TRIES:-8}
first_wait=${KIT_WAIT:-2}
stall=${KIT_STALL:-60}
# Content that is wrong this often is wrong on the server.
most_bad=3
# A server that cannot be reached is given up after this many tries, and the run after this many files in a row.
most_away=3
# The run ends after this many files in a row that the portal refuses.
most_refused=3
# Seconds of silence after which a server gets a small request, for a link and for a file; and seconds for its answer. With
# the pause after a broken transfer they are less than 10.
link_silence=4
file_silence=3
proof=3
[ "$stall" -ge "$file_silence" ] || file_silence=$stall
# Files of at least this many bytes are named before they are fetched.
large=104857600

token=${PORTAL_TOKEN:-}

stop() {
  printf '%s\n' "$1" >&2
  exit 2
}

has_locals() { local probe=yes && [ "$probe" = yes ]; }
has_locals 2> /dev/null || stop 'This shell has no local variables. Run this script with another one: bash download.sh'

case $token in *[!A-Za-z0-9._~+/=-]*) stop 'PORTAL_TOKEN is not an access token: copy it again from the portal.' ;; esac

case $parallel in '' | 0* | *[!0-9]*) stop 'KIT_PARALLEL is the number of files at a time: 1 or more.' ;; esac

case $0 in */*) cd -- "${0%/*}/" || exit 2 ;; esac
check_only=no
case ${1:-} in
  '') ;;
  --check) check_only=yes ;;
  *) stop 'Usage: sh download.sh [--check]' ;;
esac
[ -r files.tsv ] || stop 'files.tsv is missing. Unpack the whole kit into one folder and run this script there.'
command -v curl > /dev/null 2>&1 || stop 'curl is missing. Install it and run this script again.'

# Program in place of the subshell that calls it, here and below: prints the checksum of a file. Programs are started as seldom
# as can be: a kit has many small files, and a start costs more than their transfer.
print_digest() { # algorithm, file
  if command -v "$1sum" > /dev/null 2>&1; then
    exec "$1sum" < "$2"
  elif [ "$1" = md5 ] && command -v md5 > /dev/null 2>&1; then
    exec md5 -q "$2"
  elif [ "$1" = sha256 ] && command -v shasum > /dev/null 2>&1; then
    exec shasum -a 256 < "$2"
  else
    exec openssl dgst "-$1" -r < "$2"
  fi
}

for algorithm in md5 sha256; do
  [ -n "$(print_digest "$algorithm" files.tsv 2> /dev/null)" ] ||
    stop "Nothing here can compute $algorithm checksums. Install coreutils or openssl and run this script again."
done

# The `wc` of busybox reads the whole file.
if stat -L -c %s files.tsv > /dev/null 2>&1; then
  print_size() { exec stat -L -c %s "$1"; }
elif stat -L -f %z files.tsv > /dev/null 2>&1; then
  print_size() { exec stat -L -f %z "$1"; }
else
  print_size() { exec wc -c < "$1"; }
fi

mkdir -p data partial || stop 'This folder cannot be written to.'
# The line that shows how far all transfers are, or the bar of a single one, is for people who watch a terminal.
watched=no
[ ! -t 2 ] || watched=yes
clear_line() { [ "$watched" = no ] || printf '\r\033[K' >&2; }

# Transfers under way: by slot the process, as pid_0, and cells of the row, as name_0. A transfer ends with its curl.
running=0 clock=
# Not by TERM: a process that has just begun would run the handlers of the script for it.
end_transfers() {
  # A signal may have interrupted a `read` with another separator.
  local slot=0 pid pids='' IFS=' '
  while [ "$slot" -lt "$parallel" ]; do
    eval "pids=\"\$pids \${pid_$slot:-}\""
    slot=$((slot + 1))
  done
  for pid in $clock $pids; do
    kill -USR2 "$pid" 2> /dev/null
  done
  for pid in $pids; do
    while kill -0 "$pid" 2> /dev/null; do wait "$pid" 2> /dev/null; done
  done
}
# Bash would write when a process was killed. It does not wait for one any more then.
forget_process() { [ -z "${BASH_VERSION:-}" ] || disown 2> /dev/null; }

answer=$(mktemp "partial/.answer.XXXXXX") || stop 'This folder cannot be written to.'
results=$answer.results
trap 'end_transfers; rm -f -- "$answer"*; rmdir partial 2> /dev/null' EXIT
trap 'clear_line; printf "Stopped. Run this script again to go on.\n" >&2; exit 130' HUP INT TERM
# Pipes for the results of all transfers, and for the programs of each.
make_pipes() {
  local slot=0
  set -- "$results"
  while [ "$slot" -lt "$parallel" ]; do
    set -- "$@" "$results.$slot"
    slot=$((slot + 1))
  done
  mkfifo "$@" 2> /dev/null
}
# Without pipes, as on some systems, there is one transfer at a time.
if [ "$parallel" -gt 1 ] && make_pipes; then
  exec 4<> "$results"
  # Once a second a line that is no result: a `read` with a time-out could lose the beginning of one.
  (while sleep 1 && kill -0 "$$" 2> /dev/null; do printf 'second\n'; done) 3<&- >&4 2> /dev/null &
  clock=$!
  forget_process
else
  parallel=1
fi
meter=--silent
[ "$watched" = no ] || [ "$parallel" -gt 1 ] || meter=--progress-bar

# Runs a program, or a function that becomes one, with $input as its input. Sets $output to the first line that it prints. A
# transfer waits for it in the background, because a shell does not look at signals before a program in the foreground ends.
input='' output='' awaiting=no interrupted=no
await() {
  local result second rest
  if [ "$parallel" = 1 ]; then
    if [ -n "$input" ]; then output=$(printf '%s\n' "$input" | "$@"); else output=$("$@"); fi
    return
  fi
  awaiting=yes
  if [ -n "$input" ]; then printf '%s\n' "$input" | "$@" >&5 & else "$@" >&5 & fi
  wait "$!" 2> /dev/null
  result=$?
  if [ "$interrupted" = yes ]; then
    # The signal ended the wait before the program. After its end, some shells know no more of it.
    wait "$!" 2> /dev/null
    second=$?
    [ "$second" = 127 ] || result=$second
    interrupted=no
  fi
  awaiting=no
  # With lines of its own the pipe is never read in vain.
  printf '\n.\n' >&5
  IFS= read -r output <&5
  while IFS= read -r rest <&5 && [ "$rest" != . ]; do :; done
  return "$result"
}

# Handlers of signals, for a transfer: ends the program that it waits for.
end_program() { [ "$awaiting" = no ] || kill "$!" 2> /dev/null; }
break_off() { [ "$awaiting" = no ] || interrupted=yes; end_program; }

# Sets $found to the checksum of a file.
digest() { # algorithm, file
  await print_digest "$1" "$2"
  found=${output%% *}
}

# Sets $have to the size of a file in bytes; 0 without one.
measure() {
  have=0
  [ -s "$1" ] || return 0
  # A file may get its name in data/ meanwhile. Some systems put blanks before the number.
  have=$(print_size "$1" 2> /dev/null)
  have=$((${have:-0}))
}

# Whether a file of $have bytes is what the table says. Says in $problem why it is not.
is_right() {
  local file="$1" found
  if [ "$size" != - ] && [ "$have" != "$size" ]; then
    problem="it has $have bytes and not $size"
    return 1
  fi
  if [ "$sha256" != - ]; then
    digest sha256 "$file"
    if [ "$found" != "$sha256" ]; then
      problem='its SHA-256 checksum is wrong'
      return 1
    fi
  elif [ "$md5" != - ]; then
    digest md5 "$file"
    if [ "$found" != "$md5" ]; then
      problem='its MD5 checksum is wrong'
      return 1
    fi
  fi
}

# Sets $amount to a number of bytes for people: 1024-based, one decimal.
human() {
  local number="$1" tenth=0 unit
  for unit in bytes KB MB GB TB; do
    if [ "$number" -lt 1024 ] || [ "$unit" = TB ]; then break; fi
    tenth=$((number % 1024 * 10 / 1024))
    number=$((number / 1024))
  done
  if [ "$unit" = bytes ]; then amount="$number bytes"; else amount="$number.$tenth $unit"; fi
}

web() {
  exec curl --globoff --location --max-redirs 5 --proto '=http,https' --proto-redir '=http,https' "$@"
}

# Sets $server to the part of an address that names its server.
name_server() {
  case $1 in
    http://* | https://*)
      server=${1#*://}
      server=${1%%://*}://${server%%[/?#]*}
      ;;
    *) server=- ;;
  esac
}

# Whether the service at an address answers a small request, whatever its answer is.
answers() {
  local root="${1%%\?*}"
  case $root in */api/*) root=${root%%/api/*}/ ;; *) root=$server/ ;; esac
  await web --silent --max-redirs 0 --connect-timeout "$proof" --max-time "$proof" --output /dev/null \
    --write-out '%{http_code}' --url "$root"
  case $output in 000 | 502 | 504) return 1 ;; esac
}

# Calls a function that sends a request, with short limits. When these run out, the server is either slow, and the function
# is called again with long limits; or it is gone, and the file at hand is given up. Returns the result of curl.
insist() { # address, function
  local server result patience=short
  name_server "$1"
  if [ "$server" != "$gone" ]; then
    "$2"
    result=$?
    # More than 128 is a transfer that was broken off because it stopped.
    [ "$result" = 28 ] || [ "$result" -gt 128 ] || return "$result"
    if answers "$1"; then
      clear_line
      printf 'waiting %s: its server is slow. It gets more time.\n' "$name" >&2
      patience=long
      "$2"
      return
    fi
  fi
  gone=$server hopeless=yes
  return 28
}

# Links are signed and expire, so each try asks the portal for a new one. Files of an account have their links in the
# table. Sets $link, or $problem and $hopeless. Sets $away to whether there was an answer, and $full to whether it could be
# written.
fresh_link() {
  local method url code
  hopeless=no
  problem='its record names no way to it'
  if [ "$signed" != - ]; then
    link=$signed
    return 0
  fi
  if [ "$by_hash" != - ]; then
    ask POST "$by_hash" && return 0
    [ "$code" = 404 ] && hopeless=yes
  fi
  if [ "$by_path" != - ]; then
    hopeless=no refused=no
    ask GET "$by_path" && return 0
    [ "$code" = 404 ] && hopeless=yes
  elif [ "$by_hash" = - ]; then
    hopeless=yes
  fi
  return 1
}

send_ask() {
  local result input=
  set -- --connect-timeout "$link_silence" --max-time "$link_silence"
  [ "$patience" = short ] || set -- --connect-timeout 30 --max-time "$((stall * 2))"
  # The token goes in by the standard input, since everybody on this computer sees arguments, and to the portal alone.
  if [ -n "$token" ] && [ "$method" = GET ]; then
    input="header = \"Authorization: Bearer $token\""
    set -- "$@" --max-redirs 0 --config -
  else
    set -- "$@" --request "$method"
    [ "$method" != POST ] || set -- "$@" --header 'Content-Length: 0'
  fi
  await web --silent "$@" --output "$answer" --write-out '%{http_code}' --url "$url"
  result=$?
  code=$output
  return "$result"
}

ask() {
  method=$1 url=$2
  local result
  insist "$url" send_ask
  result=$?
  if [ "$result" = 23 ]; then
    full=yes
    problem='it cannot be written here: is the disk full?'
    return 1
  fi
  [ "$result" = 0 ] || code=000
  busy=no
  case $code in
    000 | 502 | 504) away=yes ;;
    503) away=yes busy=$reached ;;
    *) away=no reached=yes ;;
  esac
  case $code in
    2??)
      read_link "$url" && return 0
      problem='the answer of the portal holds no link that can be fetched'
      ;;
    000) problem='the portal cannot be reached' ;;
    401 | 403) refuse ;;
    404) problem='the portal does not know the file any more (HTTP 404). Make a new kit in the portal' ;;
    *) problem="the portal gives no link (HTTP $code)" ;;
  esac
  return 1
}

# A refusal stays one, however often the file is tried.
refuse() {
  hopeless=yes refused=yes
  problem="the portal does not allow it (HTTP $code): its link has expired, or you may not have the file. Make a new kit in the portal"
  [ -z "$token" ] ||
    problem="the portal does not allow it (HTTP $code). Look at PORTAL_TOKEN: it needs the scope files:read, and may have expired"
}

# Sets $rest to what follows a name in the answer, which is one JSON object, and a character that opens the value.
find_member() { # name, character
  rest=$json
  while :; do
    case $rest in *"\"$1\""*) rest=${rest#*"\"$1\""} ;; *) return 1 ;; esac
    skip_blanks
    case $rest in :*) rest=${rest#:} ;; *) continue ;; esac
    skip_blanks
    case $rest in "$2"*) rest=${rest#"$2"} && return ;; esac
  done
}
skip_blanks() { rest=${rest#"${rest%%[![:space:]]*}"}; }

# Sets $value to the text before the next quotation mark of $rest, and $rest to what follows.
read_text() {
  case $rest in *\"*) ;; *) return 1 ;; esac
  value=${rest%%\"*} rest=${rest#*\"}
  case $value in *\\*) ;; *) return 0 ;; esac
  replace '\/' /
  replace '\u0026' '&'
  replace '\u003d' =
  replace '\u003D' =
}

# Replaces a text in $value wherever it is.
replace() { # text, replacement
  local before=
  while :; do
    case $value in *"$1"*) ;; *) break ;; esac
    before=$before${value%%"$1"*}$2 value=${value#*"$1"}
  done
  value=$before$value
}

read_link() {
  local json='' value='' rest line params='' server
  while IFS= read -r line || [ -n "$line" ]; do
    json=$json$line$newline
    # No answer with a link is that long.
    [ "${#json}" -lt 100000 ] || break
  done < "$answer"
  link=
  if find_member download_url \" && read_text; then link=$value; fi
  if [ -z "$link" ]; then
    find_member method \" && read_text && [ "$value" = GET ] || return 1
    find_member baseurl \" && read_text || return 1
    link=$value
    if find_member params '['; then
      rest=${rest%%]*}
      while case $rest in *\"*\"*) ;; *) false ;; esac do
        rest=${rest#*\"}
        read_text
        params=${params:+$params&}$value
      done
    fi
    if [ -n "$params" ]; then
      case $link in *\?*) link="$link&$params" ;; *) link="$link?$params" ;; esac
    fi
  fi
  case $link in
    /*)
      name_server "$1"
      link=$server$link
      ;;
  esac
  case $link in
    *[[:space:]\"\\]*) return 1 ;;
    http://* | https://*) ;;
    *) return 1 ;;
  esac
}

# One transfer into $part, from where the last one ended. Says in $problem what went wrong.
send_transfer() {
  local result
  if [ "$patience" = short ]; then
    trap break_off USR1
    set -- --connect-timeout "$link_silence" --speed-time "$file_silence"
  else
    set -- --connect-timeout 30 --speed-time "$stall"
  fi
  await web "$meter" --fail --no-buffer --continue-at - --speed-limit 1 "$@" --output "$part" \
    --write-out '%{http_code}' --url "$link"
  result=$?
  trap '' USR1
  code=$output
  return "$result"
}

transfer() {
  local result code=000
  insist "$link" send_transfer
  result=$?
  case $result-$code in
    22-502 | 22-504) away=yes ;;
    0-* | 22-*) reached=yes ;;
  esac
  case $result in
    0) return 0 ;;
    5 | 6 | 7 | 35 | 52) away=yes problem='the storage cannot be reached' ;;
    18) problem='the transfer broke off' ;;
    22) problem="the storage answers HTTP $code" ;;
    23) full=yes problem='it cannot be written here: is the disk full?' ;;
    28)
      problem="no byte came for $stall seconds"
      [ "$hopeless" = no ] || away=yes problem='the storage cannot be reached'
      ;;
    33 | 36) problem='the storage cannot resume' ;;
    *) problem="the transfer failed (curl $result)" ;;
  esac
  # A link of the table cannot be renewed here. Another one may have expired on the way, so it is renewed once.
  case $signed/$result-$code in
    -/22-401 | -/22-403)
      refusals=$((refusals + 1))
      [ "$refusals" -lt 2 ] || refuse
      ;;
    -/*) ;;
    */22-401 | */22-403 | */22-410)
      hopeless=yes refused=yes problem="its link has expired (HTTP $code). Make a new kit in the portal"
      ;;
    */22-404) hopeless=yes problem='the portal does not know the file any more (HTTP 404). Make a new kit in the portal' ;;
  esac
  # What cannot be resumed starts anew.
  case $result-$code in 33-* | 36-* | 22-416) rm -f -- "$part" ;; esac
  return 1
}

# Whether all of $part is here: the table says how long it is, or the transfer ended well.
is_whole() {
  if [ "$size" = - ]; then [ "$1" = ended ]; else measure "$part" && [ "$have" -ge "$size" ]; fi
}

# Whether the file at hand is tried again. A server that says that it is busy is waited for as one that fails; one that is
# away is given fewer tries, and one alone when it was away for the file before.
tried_again() {
  local limit="$most_away"
  if [ "$away" = no ] || { [ "$busy" = yes ] && [ "$away_files" = 0 ]; }; then
    [ "$failures" -lt "$tries" ]
    return
  fi
  [ "$tries" -ge "$limit" ] || limit=$tries
  [ "$away_files" = 0 ] || limit=1
  [ "$absences" -lt "$limit" ]
}

fetch() {
  local failures=0 absences=0 refusals=0 bad=0 pause="$first_wait" most=0 busy state have
  while :; do
    if [ ! -f "$part" ] && ! true > "$part"; then
      full=yes problem='it cannot be written here: is the disk full?'
      return 1
    fi
    state=open away=no busy=no refused=no
    if ! is_whole "$state"; then
      if fresh_link; then
        transfer && state=ended
      fi
      [ "$hopeless" = no ] || return 1
      [ "$full" = no ] || return 1
    fi
    if [ -f "$part" ] && is_whole "$state"; then
      if is_right "$part"; then
        mv -f -- "$part" "data/$name" && return 0
        full=yes problem='it cannot be written here'
        return 1
      fi
      rm -f -- "$part"
      most=0
      bad=$((bad + 1))
      [ "$bad" -lt "$most_bad" ] || return 1
    elif [ "$state" = ended ]; then
      problem='the transfer ended too early'
    fi
    measure "$part"
    # A transfer that gets on is not given up.
    if [ "$have" -gt "$most" ]; then most=$have failures=0 refusals=0 pause=$first_wait; else failures=$((failures + 1)); fi
    if [ "$away" = yes ]; then absences=$((absences + 1)); else absences=0; fi
    tried_again || return 1
    # Earlier pauses do not lengthen the wait for a server that is away.
    [ "$absences" = 0 ] || [ "$busy" = yes ] || pause=$((first_wait * absences))
    clear_line
    printf 'waiting %s: %s. Next try in %s s.\n' "$name" "$problem" "$pause" >&2
    [ "$pause" = 0 ] || await sleep "$pause"
    pause=$((pause * 2))
    [ "$pause" -le 60 ] || pause=60
  done
}

# Counts the files of the table, their bytes, and the bytes that are still to come, as far as the table knows sizes.
count=0 all_bytes=0 to_come=0 sizeless=0
survey() {
  local name size rest have
  read -r _head <&3
  while IFS=$tab read -r name size rest <&3 || [ -n "${name:-}" ]; do
    count=$((count + 1))
    case $size in
      '' | *[!0-9]*) sizeless=$((sizeless + 1)) ;;
      *)
        all_bytes=$((all_bytes + size))
        if [ ! -f "data/$name" ]; then
          to_come=$((to_come + size))
          measure "partial/$name"
          to_come=$((to_come - have))
        fi
        ;;
    esac
  done
}
survey 3< files.tsv

# Sets $free to the bytes that are free in this folder, or to nothing where that cannot be known: the cell before the share of
# the disk that is used. The first and the last cell may have blanks.
find_free() {
  local line cell before=
  free=
  line=$(df -Pk . 2> /dev/null)
  set -f
  for cell in ${line##*"$newline"}; do
    case $cell in
      *[!0-9%]* | *%*%) ;;
      *[0-9]%) case $before in '' | *[!0-9]*) ;; *) free=$((before * 1024)) ;; esac ;;
    esac
    before=$cell
  done
  set +f
}

human "$all_bytes"
all_amount=$amount
printf '%s files, %s.' "$count" "$all_amount"
[ "$sizeless" = 0 ] || printf ' The size of %s is not known.' "$sizeless"
if [ "$check_only" = no ]; then
  find_free
  [ "$to_come" -gt 0 ] || to_come=0
  human "$to_come"
  printf ' To fetch: %s.' "$amount"
  if [ -n "$free" ]; then
    human "$free"
    printf ' Free here: %s.' "$amount"
  fi
  if [ -n "$free" ] && [ "$to_come" -gt "$free" ] && [ "${KIT_ANY_SPACE:-no}" != yes ]; then
    printf '\n'
    stop 'There is not enough room on this disk. Free some, or unpack the kit on a larger disk, and run this script again.'
  fi
fi
printf '\n'

total=0 right=0 failed=0 unchecked=0 done_bytes=0
# Whether the last try reached no server, for how many files in a row that was the end, whether a server was ever reached,
# and the server that is silent since the file before.
away=no away_files=0 reached=no gone=-
full=no
# Whether the portal refused the last file, how many in a row, and how many at all.
refused=no refused_files=0 all_refused=0
say() {
  clear_line
  printf '%-7s %s\n' "$1" "$2"
}

# Checks or fetches the file at hand. Sets $word to what became of it, and $problem to why it failed.
work() {
  local have
  part=partial/$name problem='it is missing' word=failed refused=no
  [ "$away_files" -gt 0 ] || gone=-
  if [ -f "data/$name" ] && measure "data/$name" && is_right "data/$name"; then
    word=present
  elif [ "$check_only" = no ]; then
    case $size in
      '' | *[!0-9]*) ;;
      *)
        if [ "$size" -ge "$large" ]; then
          human "$size"
          say 'fetch' "$name, $amount"
        fi
        ;;
    esac
    fetch && word=fetched
  fi
}

# Whether there is hope for the next file.
goes_on() {
  [ "$full" = no ] && [ "$away_files" -lt "$most_away" ] && [ "$refused_files" -lt "$most_refused" ]
}

# Counts and names what became of a file. Fails when the run has to stop.
finish() {
  if [ "$word" = failed ]; then
    failed=$((failed + 1))
    say FAILED "$name: $problem"
    [ "$full" = no ] || return 1
    if [ "$away" = yes ]; then away_files=$((away_files + 1)); else away_files=0; fi
    if [ "$refused" = yes ]; then
      refused_files=$((refused_files + 1)) all_refused=$((all_refused + 1))
    else
      refused_files=0
    fi
    goes_on
    return
  fi
  [ "$word" = present ] || away_files=0 refused_files=0
  right=$((right + 1))
  case $size in '' | *[!0-9]*) ;; *) done_bytes=$((done_bytes + size)) ;; esac
  human "$done_bytes"
  say "$word" "$name ($((right + failed)) of $count, $amount of $all_amount)"
  [ "$sum" != -- ] || unchecked=$((unchecked + 1))
}

start() {
  local slot=0
  while eval "[ -n \"\${pid_$slot:-}\" ]"; do slot=$((slot + 1)); done
  (
    trap 'end_program; exit 1' USR2
    # Only a transfer with short limits is broken off by this signal.
    trap '' USR1
    exec 5<> "$results.$slot"
    answer=$answer.$slot
    work
    printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' \
      "$slot" "$word" "$away" "$reached" "$gone" "$full" "$refused" "$problem" >&4
  ) 3<&- &
  eval "pid_$slot=\$! name_$slot=\$name size_$slot=\$size sum_$slot=\$md5\$sha256 arrived_$slot=- still_$slot=0"
  forget_process
  running=$((running + 1))
}

# Waits for the end of one transfer, and shows meanwhile how far all are. Fails when the run has to stop.
take() {
  local slot word problem now_away now_reached now_gone now_full now_refused name size sum pid silent=0
  while IFS=$tab read -r slot word now_away now_reached now_gone now_full now_refused problem <&4 && [ "$slot" = second ]; do
    watch_transfers
    progress
    # A transfer that was ended from outside tells nothing.
    find_ended
    [ -n "$slot" ] || continue
    silent=$((silent + 1))
    [ "$silent" -lt 3 ] || printf '%s\tfailed\tno\t%s\t-\tno\tno\tits transfer was ended\n' "$slot" "$reached" >&4
  done
  away=$now_away gone=$now_gone full=$now_full refused=$now_refused
  eval "name=\$name_$slot size=\$size_$slot sum=\$sum_$slot pid=\$pid_$slot pid_$slot="
  # Without this, some shells remember all transfers.
  wait "$pid" 2> /dev/null
  running=$((running - 1))
  [ "$now_reached" = no ] || reached=yes
  finish
}

# Sets $slot to that of a transfer whose process is not there any more, or to nothing.
find_ended() {
  local pid
  # Some shells see that a process has ended when another one ends.
  : "$(:)"
  slot=0
  while [ "$slot" -lt "$parallel" ]; do
    eval "pid=\${pid_$slot:-}"
    [ -z "$pid" ] || kill -0 "$pid" 2> /dev/null || return 0
    slot=$((slot + 1))
  done
  slot=
}

# Looks once a second how much of each file has come, and breaks off a transfer that stopped: curl itself would need some
# seconds more, since it measures an average.
watch_transfers() {
  local slot=-1 pid name before still have
  while slot=$((slot + 1)) && [ "$slot" -lt "$parallel" ]; do
    eval "pid=\${pid_$slot:-}"
    [ -n "$pid" ] || continue
    eval "name=\$name_$slot before=\$arrived_$slot still=\$still_$slot"
    measure "partial/$name"
    if [ "$have" = "$before" ]; then still=$((still + 1)); else still=0; fi
    if [ "$have" -gt 0 ] && [ "$still" -ge "$file_silence" ]; then
      still=0
      kill -USR1 "$pid" 2> /dev/null
    fi
    eval "arrived_$slot=\$have still_$slot=\$still"
  done
}

# Shows how much is here and how fast more comes, once a second, to people who watch a terminal.
last_bytes=-
progress() {
  local slot=0 bytes="$done_bytes"
  [ "$watched" = yes ] || return 0
  while [ "$slot" -lt "$parallel" ]; do
    eval "[ -z \"\${pid_$slot:-}\" ] || bytes=\$((bytes + arrived_$slot))"
    slot=$((slot + 1))
  done
  human "$bytes"
  printf '\r%s of %s files, %s of %s' "$((right + failed))" "$count" "$amount" "$all_amount" >&2
  if [ "$last_bytes" != - ] && [ "$bytes" -ge "$last_bytes" ]; then
    human "$((bytes - last_bytes))"
    printf ', %s/s' "$amount" >&2
  fi
  printf '\033[K' >&2
  last_bytes=$bytes
}

{
  read -r _head <&3
  while IFS=$tab read -r name size md5 sha256 by_hash by_path signed <&3 || [ -n "${name:-}" ]; do
    # With a token the link of the table is not needed, which may have expired.
    [ -z "$token" ] || [ "${by_path:--}" = - ] || signed=-
    signed=${signed%"$cr"} signed=${signed:--}
    total=$((total + 1))
    case $name in
      '' | */* | *\\* | .* | -*)
        failed=$((failed + 1))
        say FAILED "line $total of files.tsv holds no file name"
        continue
        ;;
    esac
    if [ "$parallel" = 1 ]; then
      work
      sum=$md5$sha256
      finish || break
    else
      if [ "$running" -ge "$parallel" ]; then
        take || break
      fi
      start
    fi
  done
  while [ "$running" -gt 0 ] && goes_on; do
    take || break
  done
} 3< files.tsv
end_transfers
clear_line

printf '\n%s of %s files are here and right.\n' "$right" "$count"
[ "$unchecked" -eq 0 ] || printf '%s of them have no checksum: only their size could be checked.\n' "$unchecked"
if [ "$full" = yes ]; then
  stop 'Stopped: nothing can be written here any more. Make room on this disk and run this script again: it goes on here.'
fi
if [ "$away_files" -gt 0 ]; then
  printf 'Stopped: the portal or its storage cannot be reached. Look at the connection and run this script again: it goes on here.\n' >&2
  exit 3
fi
if [ "$refused_files" -ge "$most_refused" ] || { [ "$failed" -gt 0 ] && [ "$all_refused" = "$failed" ]; }; then
  printf 'The portal does not allow what is missing: its links have expired, or you may not have these files. Make a new kit in the portal.\n' >&2
  exit 4
fi
if [ "$failed" -gt 0 ]; then
  printf '%s are not. Run this script again: only these are fetched.\n' "$failed"
  exit 1
fi
