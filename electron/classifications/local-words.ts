/**
 * What shops in East Africa call things, in Swahili, in everyday English and by the names of brands that stand for
 * a thing; and behind the colon how a classification list in English calls them. Several ways are parted by commas;
 * of one way all words must be in a name. Two words of a shop are written as one here ('blueband'). A native reader
 * must approve the Swahili before release, like every Swahili word of the program.
 */
const TABLE = `
unga: flour
ngano: wheat
mahindi maize: corn, maize
sembe dona ugali: corn flour, maize flour
mchele wali pishori basmati: rice
mtama: sorghum
wimbi: millet
uji: porridge, cereal flour
weetabix cornflakes: breakfast cereal
oats: oat, breakfast cereal
maharagwe maharage: bean
ndengu: green gram, mung bean, lentil
dengu: lentil, chickpea
kunde: cowpea, black eyed pea
njugu: peanut, groundnut, nut
karanga: peanut, groundnut
mbaazi: pigeon pea, pea
githeri: corn bean
spaghetti macaroni: pasta
tambi: pasta, noodle
indomie: noodle
sukari: sugar
chumvi: salt
viungo: spice
pilipili: chili, pepper
tangawizi: ginger
bizari: curry, spice
mdalasini: cinnamon
iliki: cardamom
royco knorr: seasoning, food flavoring
mchuzi: seasoning, sauce
siki: vinegar
asali: honey
jemu: jam
hamira: yeast
bakingpowder: leavening, baking powder
mafuta: oil
cookingoil elianto rina freshfri: edible vegetable oil, edible oil
salad: salad, edible oil
kimbo kasuku cowboy: shortening, cooking fat, edible fat
cookingfat: shortening, edible fat
siagi: butter, margarine
blueband prestige: margarine
maziwa: milk
mala: fermented milk, yogurt, milk
mtindi: yogurt, yoghurt
yoghurt: yogurt
yogurt: yoghurt
jibini: cheese
nido: milk powder, powdered milk
mayai yai: egg
mkate broadways supaloaf chapati: bread
keki: cake
mandazi: pastry, bread
biskuti: biscuit, cookie
biscuit biscuits: cookie
sweets peremende pipi: candy, confectionery
chokoleti: chocolate
chewinggum: gum
bigg: chewing gum
crisps: potato chip, chip, snack
matunda tunda: fruit
ndizi: banana
machungwa chungwa: orange
embe maembe: mango
nanasi: pineapple
parachichi: avocado
ndimu: lime, lemon
limau: lemon
tikiti: watermelon, melon
papai: papaya
mboga: vegetable
nyanya: tomato
kitunguu vitunguu: onion
saumu: garlic
viazi waru: potato
karoti: carrot
sukuma sukumawiki: kale
kabeji: cabbage
mchicha: spinach, amaranth
hoho: bell pepper, pepper
dania: coriander
nyama: meat
kuku: chicken, poultry
ngombe: beef, cattle
mbuzi: goat
nguruwe: pork, pig
samaki: fish
omena dagaa: sardine, fish
sausage smokies: sausage, processed meat
maji dasani keringet: water
soda coke cocacola fanta sprite stoney pepsi: soft drink
juisi minutemaid delmonte: juice
chai ketepa: tea
majani: tea leaf, tea
kahawa nescafe: coffee
kakao: cocoa
milo cocoa: cocoa, chocolate drink
bia tusker pilsner guinness: beer
divai mvinyo: wine
pombe: beer, alcohol, liquor
whisky vodka: liquor, spirit
konyagi: liquor, spirit, gin
redbull: energy drink
sabuni: soap, detergent
omo ariel sunlight toss: laundry detergent, detergent
jik: bleach
harpic: toilet cleaner, disinfectant
dettol: disinfectant, antiseptic, soap
vim: scouring, cleaning powder
dawaya: medicine
tishu tissue: toilet tissue, facial tissue
serviette: napkin
ufagio fagio: broom
ndoo: bucket, pail
beseni: basin
sufuria: cooking pot, saucepan, pot
kikaango: frying pan
sahani: plate
kijiko vijiko: spoon
uma: fork
kisu: knife
kikombe vikombe: cup
glasi: drinking glass, glass
chupa: bottle
thermos: vacuum flask, thermos
jiko: stove, cooker
mkaa: charcoal
kuni: firewood, fuel wood
kiberiti matches: match
mshumaa mishumaa: candle
taa: lamp, light
balbu: light bulb, lamp
bulb: lamp, light bulb
tochi torch: flashlight
betri: battery
waya: wire, cable
mop: mop
kitambaa: cloth, fabric
taulo: towel
blanketi: blanket
shuka: bed sheet, sheet
godoro: mattress
mto: pillow
neti: mosquito net, net
doom: insecticide, insect repellent
kiti: chair
meza: table
kitanda: bed
colgate dawayameno: toothpaste
mswaki: toothbrush
shampuu: shampoo
vaseline arimis: petroleum jelly, skin lotion
losheni: lotion
lotion nivea: skin lotion, lotion
pampers nepi nappies huggies: diaper
always pads: sanitary napkin, sanitary pad, feminine
wembe: razor blade, razor
kondomu: condom
panadol: pain reliever, analgesic, paracetamol
dawa: medicine, drug
bandeji: bandage
biro: ball point pen, pen
kalamu: pen
penseli: pencil
raba: eraser
rula: ruler
daftari: notebook, exercise book
exercisebook: notebook
kitabu vitabu: book
gazeti: newspaper
karatasi: paper
bahasha: envelope
gundi: glue, adhesive
sellotape: adhesive tape, transparent tape
simu: telephone, phone
airtime: prepaid phone card, telephone card, mobile service
chaja: charger
redio: radio
runinga: television
nguo: clothing
shati: shirt
suruali: trouser
kaptula: short
gauni: dress
soksi: sock
viatu kiatu: shoe, footwear
ndala malapa: sandal, footwear
gumboots: boot
kofia: hat, cap
mwavuli: umbrella
mkoba: handbag, bag
begi: bag
kanga: fabric, cloth
leso: handkerchief, fabric
saruji simiti: cement
misumari msumari: nail
mabati: roofing sheet, roof, galvanized sheet
mbao: lumber, timber
rangi: paint
nyundo: hammer
msumeno: saw
panga: machete
jembe: hoe
koleo: shovel, spade
kufuli: padlock, lock
bomba: pipe
mchanga: sand
kokoto: gravel
matofali: brick
mbolea: fertilizer
mbegu: seed
chakula: food
petroli petrol: gasoline
dizeli: diesel
kerosini paraffin: kerosene
gesi: gas, liquefied petroleum
lpg: liquefied petroleum, propane
tairi: tire, tyre
tyre: tire
baiskeli: bicycle
sigara: cigarette
tumbaku: tobacco
`;

/** By the shop's word: each way to say it in the list, as words that must all be there. */
export const LOCAL_WORDS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  TABLE.split('\n')
    .filter((line) => line.includes(':'))
    .flatMap((line) => {
      const [words = '', ways = ''] = line.split(': ');
      const meant = ways.split(', ').map((way) => way.split(' '));
      return words.split(' ').map((word) => [word, meant] as const);
    }),
);
