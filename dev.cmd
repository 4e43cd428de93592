@echo off
rem Ennead's commands, as ./dev has them; run dev alone to list them. Only Python 3.11 or newer must be here.
setlocal
cd /d "%~dp0"
for %%P in ("%PYTHON%" "py -3" "python3" "python") do (
    if not "%%~P"=="" (
        %%~P -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1 && (
            %%~P -m tools.bootstrap %*
            exit /b
        )
    )
)
echo Ennead needs Python 3.11 or newer: https://www.python.org/downloads/ 1>&2
exit /b 1
