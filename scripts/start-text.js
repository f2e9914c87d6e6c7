// Every sentence of scripts/bootstrap.js.

export const SENTENCES = {
  en: {
    usage: 'usage: node scripts/bootstrap.js start|test|long|build|shots',
    installing: 'installing packages',
    'install-failed': 'The packages could not be installed; what is wrong stands above.',
    building: 'building the command',
    'building-app': 'building the app',
    'build-failed': 'The app could not be built; what is wrong stands above.',
    'tools-missing': '{path} is missing: the packages are not all there. Install them again: npm ci',
    'disk-fault': '{path} cannot be read or written ({fault}).',
    types: 'types',
    lint: 'lint and format',
    tests: 'tests',
    pictures: 'pictures',
    ready: 'the tables are set at {address} (Ctrl+C ends)',
    moved: 'port {usual} is taken, so it is port {port} this time',
    'value-missing': '{option} is there without a value.',
    'port-wrong':
      '{option} is “{value}”, but a port is a whole number from 1 to {most}, or 0 for any free one.',
    'lang-wrong': '--lang is “{value}”; allowed: {allowed}.',
    'option-unknown': '“{option}” means nothing here; allowed: {allowed}.',
    'npm-kept': 'npm has kept {option} for itself. Two dashes before it help: npm start -- {option} …',
    'port-taken':
      'Port {port} is taken by another program. End that one, or ask for another port: npm start -- --port {other}',
    'ports-taken':
      'All ports from {port} to {last} are taken by other programs. Ask for another one: npm start -- --port 0',
    'port-forbidden':
      'You have no right to open port {port}; those from 1024 on are free to all: npm start -- --port {other}',
    'host-wrong': '{host} is not an address of this machine ({fault}).',
    'listen-failed': 'Port {port} at {host} cannot be opened ({fault}).',
  },
  de: {
    usage: 'Aufruf: node scripts/bootstrap.js start|test|long|build|shots',
    installing: 'Pakete werden installiert',
    'install-failed': 'Die Pakete ließen sich nicht installieren; woran es liegt, steht darüber.',
    building: 'der Befehl wird gebaut',
    'building-app': 'die App wird gebaut',
    'build-failed': 'Die App ließ sich nicht bauen; woran es liegt, steht darüber.',
    'tools-missing': '{path} fehlt: Die Pakete sind unvollständig. Neu installieren: npm ci',
    'disk-fault': '{path} lässt sich nicht lesen oder schreiben ({fault}).',
    types: 'Typen',
    lint: 'Stil und Form',
    tests: 'Tests',
    pictures: 'Bilder',
    ready: 'die Tische stehen bereit: {address} (Strg+C beendet)',
    moved: 'Port {usual} ist belegt, diesmal ist es Port {port}',
    'value-missing': '{option} steht ohne Wert da.',
    'port-wrong':
      '{option} ist „{value}“, ein Port ist aber eine ganze Zahl von 1 bis {most} oder 0 für irgendeinen freien.',
    'lang-wrong': '--lang ist „{value}“; erlaubt: {allowed}.',
    'option-unknown': '„{option}“ bedeutet hier nichts; erlaubt: {allowed}.',
    'npm-kept': 'npm hat {option} für sich behalten. Zwei Striche davor helfen: npm start -- {option} …',
    'port-taken':
      'Port {port} ist von einem anderen Programm belegt. Beende es oder nimm einen anderen Port: npm start -- --port {other}',
    'ports-taken':
      'Alle Ports von {port} bis {last} sind von anderen Programmen belegt. Nimm einen anderen: npm start -- --port 0',
    'port-forbidden':
      'Du hast kein Recht, Port {port} zu öffnen; ab 1024 darf es jeder: npm start -- --port {other}',
    'host-wrong': '{host} ist keine Adresse dieses Rechners ({fault}).',
    'listen-failed': 'Port {port} an {host} lässt sich nicht öffnen ({fault}).',
  },
  hu: {
    usage: 'használat: node scripts/bootstrap.js start|test|long|build|shots',
    installing: 'csomagok telepítése',
    'install-failed': 'A csomagokat nem sikerült telepíteni; hogy miért, az fentebb áll.',
    building: 'készül a parancs',
    'building-app': 'készül az alkalmazás',
    'build-failed': 'Az alkalmazást nem sikerült elkészíteni; hogy miért, az fentebb áll.',
    'tools-missing': '{path} hiányzik: a csomagok nem teljesek. Telepítsd őket újra: npm ci',
    'disk-fault': '{path} nem olvasható vagy nem írható ({fault}).',
    types: 'típusok',
    lint: 'stílus és forma',
    tests: 'tesztek',
    pictures: 'képek',
    ready: 'az asztalok készen állnak: {address} (Ctrl+C: vége)',
    moved: 'a(z) {usual} port foglalt, ezért ezúttal a(z) {port} port szolgál',
    'value-missing': '{option} után nincs érték.',
    'port-wrong':
      '{option} értéke „{value}”, pedig a port egész szám 1 és {most} között, vagy 0, ha bármelyik szabad megfelel.',
    'lang-wrong': '--lang értéke „{value}”; lehetséges: {allowed}.',
    'option-unknown': '„{option}” itt nem jelent semmit; lehetséges: {allowed}.',
    'npm-kept':
      'Az npm magának tartotta meg ezt: {option}. Két kötőjel előtte segít: npm start -- {option} …',
    'port-taken':
      'A(z) {port} portot egy másik program foglalja. Zárd be azt, vagy kérj másik portot: npm start -- --port {other}',
    'ports-taken':
      'A portokat {port} és {last} között mind más programok foglalják. Kérj másikat: npm start -- --port 0',
    'port-forbidden':
      'A(z) {port} port megnyitásához nincs jogod; 1024-től bárki nyithat: npm start -- --port {other}',
    'host-wrong': '{host} nem ennek a gépnek a címe ({fault}).',
    'listen-failed': 'A(z) {port} port itt nem nyitható meg: {host} ({fault}).',
  },
}
