# Fetches the files that files.tsv lists into the folder data\, next to this script. What was cut off is resumed, what is
# whole is left alone, and nothing gets its name in data\ before its size and checksum are right.
#
#   powershell -ExecutionPolicy Bypass -File download.ps1           fetch what is missing or broken
#   powershell -ExecutionPolicy Bypass -File download.ps1 -Check    fetch nothing, only say what is missing or broken
#
# Exit code: 0 all files are there and right; 1 some are not (they are named); 2 this computer lacks something, such as
# room on the disk; 3 the portal or its storage could not be reached; 4 the portal refuses what is missing: the links have
# expired, or you may not have the files. They are not tried again: a new kit has new links.
# Settings: KIT_TRIES (failures in a row before a file is given up, 8), KIT_WAIT (seconds before the second try, doubled
# each time, 2), KIT_STALL (seconds without a byte before a transfer is broken off, 60), KIT_ANY_SPACE (yes: do not look
# at the free space first).
# A server that is silent for some seconds gets a small request. While it answers that, it is slow and waited for; otherwise
# the run ends within 10 seconds (13 in the middle of a file), as it does when no connection is accepted. Run the script
# again: it goes on there.
# Private files: their links in the table expire. With a personal access token of the portal in PORTAL_TOKEN (scope
# files:read), links are requested with it instead.
# Needs PowerShell 5.1 or later and curl.exe, which Windows has since 2018.
param([switch]$Check)

Set-StrictMode -Version 2.0
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

function Read-Setting([string]$Name, [int]$Default) {
  $text = [Environment]::GetEnvironmentVariable($Name)
  if ($text -match '^\d+$') { return [int]$text }
  return $Default
}

$Tries = Read-Setting 'KIT_TRIES' 8
$FirstWait = Read-Setting 'KIT_WAIT' 2
$Stall = Read-Setting 'KIT_STALL' 60
# Content that is wrong this often is wrong on the server.
$MostBad = 3
# A server that cannot be reached is given up after this many tries, and the run after this many files in a row.
$MostAway = 3
# The run ends after this many files in a row that the portal refuses.
$MostRefused = 3
# Seconds of silence after which a server gets a small request, for a link and for a file; and seconds for its answer. With
# the pause after a broken transfer they are less than 10.
$LinkSilence = 4
$FileSilence = [Math]::Min($Stall, 3)
$Proof = 3
# Files of at least this many bytes are named before they are fetched.
$Large = 104857600
$DiskProblem = 'it cannot be written here: is the disk full?'
# Whether the last try reached no server, for how many files in a row that was the end, whether a server was ever reached,
# whether the disk is full, whether another try of the file is of no use, whether the server says that it is busy, the server
# that is silent, the name of the file at hand, whether the portal refused it, how often its storage did, and how many files
# were refused in a row and at all.
$Run = [pscustomobject]@{
  Away = $false; AwayFiles = 0; Reached = $false; Full = $false; Hopeless = $false; Busy = $false; Gone = ''; Name = ''
  Refused = $false; Refusals = 0; RefusedFiles = 0; AllRefused = 0
}

$Token = [Environment]::GetEnvironmentVariable('PORTAL_TOKEN')
if ($Token -and $Token -notmatch '^[A-Za-z0-9._~+/=-]+$') {
  [Console]::Error.WriteLine('PORTAL_TOKEN is not an access token: copy it again from the portal.')
  exit 2
}

$Table = Join-Path $PSScriptRoot 'files.tsv'
$Data = Join-Path $PSScriptRoot 'data'
$Partial = Join-Path $PSScriptRoot 'partial'
if (-not (Test-Path -LiteralPath $Table)) {
  [Console]::Error.WriteLine('files.tsv is missing. Unpack the whole kit into one folder and run this script there.')
  exit 2
}
# The program, not the alias of older versions.
$Curl = Get-Command -Name 'curl.exe', 'curl' -CommandType Application -ErrorAction SilentlyContinue | Select-Object -First 1
if ($null -eq $Curl) {
  [Console]::Error.WriteLine('curl.exe is missing. Install it and run this script again.')
  exit 2
}
New-Item -ItemType Directory -Force -Path $Data, $Partial | Out-Null
$Answer = Join-Path $Partial ('.answer.' + $PID)

function Invoke-Web([string[]]$Options) {
  $common = '--silent', '--globoff', '--location', '--max-redirs', '5', '--proto', '=http,https',
    '--proto-redir', '=http,https', '--write-out', '%{http_code}'
  $code = & $Curl.Source @common @Options
  return [pscustomobject]@{ Result = $LASTEXITCODE; Code = "$code" }
}

# The token goes in by the standard input, since everybody on this computer sees arguments, and to the portal alone.
function Invoke-WebWithToken([string[]]$Options) {
  $common = '--silent', '--globoff', '--max-redirs', '0', '--proto', '=http,https',
    '--write-out', '%{http_code}', '--config', '-'
  $code = "header = `"Authorization: Bearer $Token`"" | & $Curl.Source @common @Options
  return [pscustomobject]@{ Result = $LASTEXITCODE; Code = "$code" }
}

# Whether the service at an address answers a small request, whatever its answer is.
function Test-Answer([string]$Url) {
  $root = ([Uri]$Url).GetLeftPart([UriPartial]::Authority) + '/'
  $path = $Url.Split('?')[0]
  if ($path.Contains('/api/')) { $root = $path.Substring(0, $path.IndexOf('/api/')) + '/' }
  $web = Invoke-Web @('--max-redirs', '0', '--connect-timeout', "$Proof", '--max-time', "$Proof", '--output', $Answer, '--url', $root)
  return @('', '000', '502', '504') -notcontains $web.Code
}

# Sends a request with short limits. When these run out, the server is either slow, and the request is sent again with long
# limits; or it is gone, and the file at hand is given up.
function Invoke-Insistently([string]$Url, [scriptblock]$Send, [string[]]$Short, [string[]]$Long) {
  $server = ([Uri]$Url).GetLeftPart([UriPartial]::Authority)
  if ($server -ne $Run.Gone) {
    $web = & $Send (@('--connect-timeout', "$LinkSilence") + $Short)
    if ($web.Result -ne 28) { return $web }
    if (Test-Answer $Url) {
      [Console]::Error.WriteLine("waiting $($Run.Name): its server is slow. It gets more time.")
      return (& $Send (@('--connect-timeout', '30') + $Long))
    }
  }
  $Run.Gone = $server
  return [pscustomobject]@{ Result = 28; Code = 'gone' }
}

function Get-Length([string]$Path) {
  if (Test-Path -LiteralPath $Path -PathType Leaf) { return (Get-Item -LiteralPath $Path -Force).Length }
  return [long]0
}

# What is wrong with a file, or nothing.
function Find-Problem([string]$Path, $File) {
  if ($File.size -ne '-') {
    $length = Get-Length $Path
    if ($length -ne [long]$File.size) { return "it has $length bytes and not $($File.size)" }
  }
  if ($File.sha256 -ne '-') {
    $found = (Get-FileHash -LiteralPath $Path -Algorithm SHA256).Hash
    if ($found -ne $File.sha256) { return 'its SHA-256 checksum is wrong' }
  } elseif ($File.md5 -ne '-') {
    $found = (Get-FileHash -LiteralPath $Path -Algorithm MD5).Hash
    if ($found -ne $File.md5) { return 'its MD5 checksum is wrong' }
  }
  return ''
}

# The sentence for a refusal, which stays one however often the file is tried.
function Deny-File([string]$Code) {
  $Run.Refused = $true
  if ($Token) {
    return "the portal does not allow it (HTTP $Code). Look at PORTAL_TOKEN: it needs the scope files:read, and may have expired"
  }
  return "the portal does not allow it (HTTP $Code): its link has expired, or you may not have the file. Make a new kit in the portal"
}

# The link in an answer of the portal, or nothing.
function Read-Link([string]$Asked) {
  try {
    $body = [IO.File]::ReadAllText($Answer, [Text.Encoding]::UTF8) | ConvertFrom-Json
    $names = @($body.PSObject.Properties | ForEach-Object { $_.Name })
    if ($names -contains 'download_url') {
      $link = [string]$body.download_url
    } else {
      if ($body.sign.method -ne 'GET' -or @($body.sign.header).Count -gt 0) { return '' }
      $link = [string]$body.sign.baseurl
      $params = @($body.sign.params) -join '&'
      if ($params -ne '') {
        if ($link.Contains('?')) { $link = "$link&$params" } else { $link = "$link`?$params" }
      }
    }
  } catch { return '' }
  if ($link.StartsWith('/')) { $link = ([Uri]$Asked).GetLeftPart([UriPartial]::Authority) + $link }
  if ($link -notmatch '^https?://[^\s"\\]+$') { return '' }
  return $link
}

# Links are signed and expire, so each try asks the portal for a new one. Files of an account have their links in the
# table.
function Get-FreshLink($File) {
  $state = [pscustomobject]@{ Link = ''; Problem = 'its record names no way to it'; Hopeless = $true }
  if ($File.signed -ne '-') {
    $state.Link = $File.signed
    $state.Hopeless = $false
    return $state
  }
  $ways = @(@('POST', $File.by_hash), @('GET', $File.by_path))
  foreach ($way in $ways) {
    if ($way[1] -eq '-') { continue }
    $options = @('--request', $way[0], '--output', $Answer, '--url', $way[1])
    if ($way[0] -eq 'POST') { $options += @('--header', 'Content-Length: 0') }
    $send = {
      param([string[]]$Limits)
      if ($Token -and $way[0] -eq 'GET') { Invoke-WebWithToken ($Limits + $options) } else { Invoke-Web ($Limits + $options) }
    }
    $web = Invoke-Insistently $way[1] $send @('--max-time', "$LinkSilence") @('--max-time', "$($Stall * 2)")
    # A server that is gone has had its tries.
    $state.Hopeless = $web.Code -eq 'gone'
    $Run.Refused = $false
    if ($web.Result -eq 23) {
      $Run.Full = $true
      $state.Problem = $DiskProblem
      return $state
    }
    $Run.Away = $web.Result -ne 0 -or $web.Code -match '^50[234]$'
    $Run.Busy = $web.Code -eq '503' -and $Run.Reached
    if (-not $Run.Away) { $Run.Reached = $true }
    if ($web.Result -ne 0) {
      $state.Problem = 'the portal cannot be reached'
    } elseif ($web.Code -match '^2') {
      $state.Link = Read-Link $way[1]
      if ($state.Link -ne '') { return $state }
      $state.Problem = 'the answer of the portal holds no link that can be fetched'
    } elseif ($web.Code -eq '404') {
      $state.Hopeless = $true
      $state.Problem = 'the portal does not know the file any more (HTTP 404). Make a new kit in the portal'
    } elseif ($web.Code -eq '401' -or $web.Code -eq '403') {
      $state.Hopeless = $true
      $state.Problem = Deny-File $web.Code
    } else {
      $state.Problem = "the portal gives no link (HTTP $($web.Code))"
    }
  }
  return $state
}

# One transfer into the part, from where the last one ended. What went wrong, or nothing.
function Receive-Part([string]$Link, [string]$Part, [bool]$FromTable) {
  $send = {
    param([string[]]$Limits)
    Invoke-Web ($Limits + @('--fail', '--continue-at', '-', '--speed-limit', '1', '--output', $Part, '--url', $Link))
  }
  $web = Invoke-Insistently $Link $send @('--speed-time', "$FileSilence") @('--speed-time', "$Stall")
  # What cannot be resumed starts anew.
  $anew = $web.Result -eq 33 -or $web.Result -eq 36 -or ($web.Result -eq 22 -and $web.Code -eq '416')
  if ($anew) { Remove-Item -LiteralPath $Part -Force -ErrorAction SilentlyContinue }
  if ($web.Result -eq 22 -and @('502', '504') -contains $web.Code) {
    $Run.Away = $true
  } elseif (@(0, 22) -contains $web.Result) { $Run.Reached = $true }
  # A link that has expired on the way is renewed once.
  if (-not $FromTable -and $web.Result -eq 22 -and @('401', '403') -contains $web.Code) {
    $Run.Refusals += 1
    if ($Run.Refusals -ge 2) {
      $Run.Hopeless = $true
      return (Deny-File $web.Code)
    }
  }
  # A link of the table cannot be renewed here.
  if ($FromTable -and $web.Result -eq 22) {
    if (@('401', '403', '410') -contains $web.Code) {
      $Run.Hopeless = $true
      $Run.Refused = $true
      return "its link has expired (HTTP $($web.Code)). Make a new kit in the portal"
    }
    if ($web.Code -eq '404') {
      $Run.Hopeless = $true
      return 'the portal does not know the file any more (HTTP 404). Make a new kit in the portal'
    }
  }
  $silent = $web.Code -eq 'gone'
  if ($silent -or @(5, 6, 7, 35, 52) -contains $web.Result) {
    $Run.Away = $true
    $Run.Hopeless = $silent
    return 'the storage cannot be reached'
  }
  switch ($web.Result) {
    0 { return '' }
    18 { return 'the transfer broke off' }
    22 { return "the storage answers HTTP $($web.Code)" }
    23 { $Run.Full = $true; return $DiskProblem }
    28 { return "no byte came for $Stall seconds" }
    33 { return 'the storage cannot resume' }
    36 { return 'the storage cannot resume' }
    default { return "the transfer failed (curl $($web.Result))" }
  }
}

# Whether all of the part is here: the table says how long it is, or the transfer ended well.
function Test-Whole($File, [string]$Part, [bool]$Ended) {
  if ($File.size -eq '-') { return $Ended }
  return (Get-Length $Part) -ge [long]$File.size
}

# Whether the file at hand is tried again. A server that says that it is busy is waited for as one that fails; one that is
# away is given fewer tries, and one alone when it was away for the file before.
function Test-Again([int]$Failures, [int]$Absences) {
  if (-not $Run.Away -or ($Run.Busy -and $Run.AwayFiles -eq 0)) { return $Failures -lt $Tries }
  if ($Run.AwayFiles -gt 0) { return $false }
  return $Absences -lt [Math]::Min($Tries, $MostAway)
}

# A number of bytes for people: 1024-based, one decimal.
function Format-Size([long]$Bytes) {
  if ($Bytes -lt 1024) { return "$Bytes bytes" }
  $number = [double]$Bytes
  $unit = ''
  foreach ($name in 'KB', 'MB', 'GB', 'TB') {
    $number = $number / 1024
    $unit = $name
    if ($number -lt 1024) { break }
  }
  return $number.ToString('0.0', [Globalization.CultureInfo]::InvariantCulture) + " $unit"
}

# Fetches one file. What went wrong in the end, or nothing.
function Receive-File($File) {
  $part = Join-Path $Partial $File.filename
  $target = Join-Path $Data $File.filename
  $Run.Refusals = 0
  $failures = 0; $absences = 0; $bad = 0; $pause = $FirstWait; $most = [long]0; $problem = ''
  while ($true) {
    $Run.Away = $false
    $Run.Busy = $false
    $Run.Hopeless = $false
    $Run.Refused = $false
    if (-not (Test-Path -LiteralPath $part)) { New-Item -ItemType File -Path $part | Out-Null }
    $ended = $false
    if (-not (Test-Whole $File $part $false)) {
      $fresh = Get-FreshLink $File
      $problem = $fresh.Problem
      if ($fresh.Link -ne '') {
        $problem = Receive-Part $fresh.Link $part ($File.signed -ne '-')
        $ended = $problem -eq ''
      } elseif ($fresh.Hopeless) { return $problem }
      if ($Run.Full -or $Run.Hopeless) { return $problem }
    }
    if ((Test-Path -LiteralPath $part) -and (Test-Whole $File $part $ended)) {
      $problem = Find-Problem $part $File
      if ($problem -eq '') {
        Move-Item -LiteralPath $part -Destination $target -Force
        return ''
      }
      Remove-Item -LiteralPath $part -Force
      $most = [long]0
      $bad += 1
      if ($bad -ge $MostBad) { return $problem }
    } elseif ($ended) { $problem = 'the transfer ended too early' }
    $have = Get-Length $part
    # A transfer that gets on is not given up.
    if ($have -gt $most) { $most = $have; $failures = 0; $Run.Refusals = 0; $pause = $FirstWait } else { $failures += 1 }
    if ($Run.Away) { $absences += 1 } else { $absences = 0 }
    if (-not (Test-Again $failures $absences)) { return $problem }
    # Earlier pauses do not lengthen the wait for a server that is away.
    if ($Run.Away -and -not $Run.Busy) { $pause = $FirstWait * $absences }
    [Console]::Error.WriteLine("waiting $($File.filename): $problem. Next try in $pause s.")
    Start-Sleep -Seconds $pause
    $pause = [Math]::Min($pause * 2, 60)
  }
}

# The bytes that are free in this folder, or -1 where that cannot be known.
function Get-FreeBytes {
  try { return [long](New-Object IO.DriveInfo ([IO.Path]::GetPathRoot($PSScriptRoot))).AvailableFreeSpace } catch { return [long]-1 }
}

$lines = @([IO.File]::ReadAllLines($Table, [Text.Encoding]::UTF8) | Select-Object -Skip 1 | Where-Object { $_ -ne '' })
$count = $lines.Count
$allBytes = [long]0; $toCome = [long]0; $sizeless = 0
foreach ($line in $lines) {
  $cells = $line.Split("`t")
  if ($cells.Count -lt 2 -or $cells[1] -notmatch '^\d+$') { $sizeless += 1; continue }
  $allBytes += [long]$cells[1]
  if (-not (Test-Path -LiteralPath (Join-Path $Data $cells[0]) -PathType Leaf)) {
    $toCome += [long]$cells[1] - (Get-Length (Join-Path $Partial $cells[0]))
  }
}
$toCome = [Math]::Max($toCome, [long]0)
$summary = "$count files, $(Format-Size $allBytes)."
if ($sizeless -gt 0) { $summary += " The size of $sizeless is not known." }
if (-not $Check) {
  $free = Get-FreeBytes
  $summary += " To fetch: $(Format-Size $toCome)."
  if ($free -ge 0) { $summary += " Free here: $(Format-Size $free)." }
  if ($free -ge 0 -and $toCome -gt $free -and [Environment]::GetEnvironmentVariable('KIT_ANY_SPACE') -ne 'yes') {
    Write-Output $summary
    [Console]::Error.WriteLine('There is not enough room on this disk. Free some, or unpack the kit on a larger disk, and run this script again.')
    exit 2
  }
}
Write-Output $summary

$total = 0; $right = 0; $failed = 0; $unchecked = 0; $doneBytes = [long]0
try {
  foreach ($line in $lines) {
    $total += 1
    $cells = $line.Split("`t")
    if ($cells.Count -ne 7 -or $cells[0] -eq '' -or $cells[0] -match '[/\\:]' -or $cells[0] -match '^[.-]') {
      $failed += 1
      Write-Output "FAILED  line $total of files.tsv holds no file name"
      continue
    }
    $file = [pscustomobject]@{
      filename = $cells[0]; size = $cells[1]; md5 = $cells[2]; sha256 = $cells[3]; by_hash = $cells[4]; by_path = $cells[5]; signed = $cells[6]
    }
    # With a token the link of the table is not needed, which may have expired.
    if ($Token -and $file.by_path -ne '-') { $file.signed = '-' }
    $target = Join-Path $Data $file.filename
    $problem = 'it is missing'
    $word = 'present'
    if (Test-Path -LiteralPath $target -PathType Leaf) { $problem = Find-Problem $target $file }
    if ($problem -ne '' -and -not $Check) {
      $word = 'fetched'
      if ($file.size -ne '-' -and [long]$file.size -ge $Large) {
        Write-Output "fetch   $($file.filename), $(Format-Size $file.size)"
      }
      $Run.Away = $false
      $Run.Refused = $false
      $Run.Name = $file.filename
      if ($Run.AwayFiles -eq 0) { $Run.Gone = '' }
      try { $problem = Receive-File $file } catch { $problem = $_.Exception.Message }
      if ($problem -ne '' -and $Run.Away) { $Run.AwayFiles += 1 } else { $Run.AwayFiles = 0 }
      if ($problem -ne '' -and $Run.Refused) {
        $Run.RefusedFiles += 1
        $Run.AllRefused += 1
      } else { $Run.RefusedFiles = 0 }
    }
    if ($problem -ne '') {
      $failed += 1
      Write-Output "FAILED  $($file.filename): $problem"
      if ($Run.Full -or $Run.AwayFiles -ge $MostAway -or $Run.RefusedFiles -ge $MostRefused) { break }
      continue
    }
    $right += 1
    if ($file.size -ne '-') { $doneBytes += [long]$file.size }
    if ($file.md5 -eq '-' -and $file.sha256 -eq '-') { $unchecked += 1 }
    Write-Output "$word $($file.filename) ($total of $count, $(Format-Size $doneBytes) of $(Format-Size $allBytes))"
  }
} finally {
  Remove-Item -LiteralPath $Answer -Force -ErrorAction SilentlyContinue
  if (@(Get-ChildItem -LiteralPath $Partial -Force).Count -eq 0) { Remove-Item -LiteralPath $Partial -Force }
}

Write-Output ''
Write-Output "$right of $count files are here and right."
if ($unchecked -gt 0) { Write-Output "$unchecked of them have no checksum: only their size could be checked." }
if ($Run.Full) {
  [Console]::Error.WriteLine('Stopped: nothing can be written here any more. Make room on this disk and run this script again: it goes on here.')
  exit 2
}
if ($Run.AwayFiles -gt 0) {
  [Console]::Error.WriteLine('Stopped: the portal or its storage cannot be reached. Look at the connection and run this script again: it goes on here.')
  exit 3
}
if ($Run.RefusedFiles -ge $MostRefused -or ($failed -gt 0 -and $Run.AllRefused -eq $failed)) {
  [Console]::Error.WriteLine('The portal does not allow what is missing: its links have expired, or you may not have these files. Make a new kit in the portal.')
  exit 4
}
if ($failed -gt 0) {
  Write-Output "$failed are not. Run this script again: only these are fetched."
  exit 1
}
exit 0
