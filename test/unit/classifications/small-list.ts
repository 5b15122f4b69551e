/**
 * A small list of classifications in the structure of the real one, written for these tests: the real list may not
 * be passed on, so names and places are like it, not it. Each line is a class with its commodities' last digits.
 */
const CLASSES = `
10101500 Livestock: 01 Cats, 02 Dogs, 06 Sheep, 07 Goats, 11 Swine, 12 Rabbits, 16 Cattle
10101600 Birds and fowl: 01 Live chickens, 02 Live ducks, 03 Live turkeys
10121500 Livestock feed: 01 Pure hay, 02 Meal, 04 Corn livestock feed, 06 Dairy cattle feed
10121600 Bird and fowl food: 02 Live food for birds, 05 Poultry feed
10121800 Dog and cat food: 01 Dry food for dogs, 06 Milk for cats or dogs
10151500 Vegetable seeds and seedlings: 01 Bean seeds or seedlings, 02 Carrot seeds or seedlings, 06 Cabbage seeds or seedlings, 11 Tomato seeds or seedlings, 12 Onion seeds or seedlings
10151600 Cereal seeds: 01 Wheat seeds, 04 Corn seeds, 05 Sorghum seeds
10151700 Rice seeds and seedlings: 01 Paddy seeds
10171500 Organic fertilizers and plant nutrients: 01 Manure or guano, 04 Compost
10171600 Chemical fertilizers and plant nutrients: 01 Nitrogenous fertilizer, 03 Potassic fertilizer, 05 Phosphatic fertilizer
10191500 Pesticides or pest repellents: 06 Rodenticides, 07 Bird repellents, 09 Insecticides, 10 Mosquito repellent
11101500 Minerals: 02 Sand, 16 Salt rock mineral
11111700 Sand: 01 Silica sand
11111600 Stone: 05 Limestone, 11 Gravel
11121600 Wood: 10 Lumber, 17 Rough timber logs
11162100 Specialty fabrics or cloth: 02 Net or mesh fabric, 21 Plastic cloth
12141900 Non metals and pure and elemental gases: 02 Chlorine, 03 Hydrogen, 04 Oxygen
12352100 Organic derivatives and substituted compounds: 04 Alcohols, 05 Spirit of vinegar acid
14111500 Printing and writing paper: 06 Computer printout paper, 07 Printer or copier paper, 14 Writing paper, 19 Cardstock papers
14111700 Personal paper products: 01 Facial tissues, 03 Paper towels, 04 Toilet tissue, 05 Paper napkins or serviettes
14111800 Business use papers: 04 Ledger papers, 06 Message or memo books
15101500 Petroleum and distillates: 02 Kerosene, 05 Diesel fuel, 06 Gasoline or Petrol, 12 Fuel oil
15101600 Solid and gel fuels: 01 Coal, 05 Charcoal, 07 Fire wood
15111500 Gaseous fuels: 01 Propane, 04 Butane, 10 Liquefied petroleum gas
15121500 Lubricating preparations: 01 Engine oil, 04 Hydraulic oil, 20 Brake fluids
23153100 Rice processing machinery: 01 Rice mills
23181500 Food preparation machinery: 02 Food slicers, 06 Milk processing machinery, 09 Bread baking machinery
24111500 Bags: 03 Plastic bags, 05 Paper bags, 07 Cloth bags, 09 Shopping bags
24112400 Boxes: 01 Storage chests and cabinets, 06 Tool boxes
24122000 Bottles: 01 Glass bottles, 02 Plastic bottles
25172500 Tires and tire tubes: 02 Automobile tires, 03 Bicycle tires, 04 Truck tires
25161500 Pedal powered vehicles: 01 Tricycles, 05 Touring bicycles, 07 Bicycles
26111700 Batteries and cells: 01 Rechargeable batteries, 02 Alkaline batteries, 03 Lead acid batteries, 04 Vehicle batteries, 05 Battery chargers, 11 Lithium batteries
26121600 Electrical cable and accessories: 07 Electrical wire, 29 Power cord, 36 Extension cord
27111500 Cutting and crimping and punching tools: 01 Knife blades, 02 Razor knives, 03 Utility knives, 08 Handsaws, 11 Scissors
27111600 Forming tools: 02 Hammers, 05 Sledge hammer
27111700 Wrenches and drivers: 01 Screwdrivers, 06 Adjustable wrenches
27112000 Agriculture and forestry and garden handtools: 01 Machetes, 02 Spades, 03 Hoes, 04 Rakes, 05 Shovels, 07 Wheelbarrows
27112100 Holding and clamping tools: 03 Pliers
30102000 Metal plate and sheets: 01 Galvanized steel roofing sheets
30111600 Cement and lime: 01 Cement, 02 Slaked lime, 04 Gypsum plaster
30131500 Concrete blocks and bricks: 02 Concrete bricks, 03 Clay bricks
30151500 Roofing materials: 05 Roofing tile, 13 Metal roofing
30181500 Sanitary ware: 03 Bath tubs, 05 Toilets, 04 Sinks and wash basins
31162000 Nails: 02 Finishing nails, 05 Common nails, 06 Roofing nails
31161500 Screws: 01 Cap screws, 09 Wood screws
31201500 Tape: 02 Electrical insulating tape, 03 Masking tape, 12 Transparent tape, 17 Packaging tape
31201600 Adhesives: 02 Pastes, 10 Glues, 05 Chemical adhesives
31211500 Paints and primers: 01 Enamel paints, 05 Oil paints, 08 Emulsion latex paints, 09 Spray paints
31211900 Paint applicators and accessories: 04 Paint brushes, 06 Paint rollers
39101600 Lamps and lightbulbs: 01 Halogen lamps, 03 Mercury vapor lamps, 05 Fluorescent lamps, 12 Incandescent light bulb, 28 LED light bulb
39111600 Portable lighting: 10 Flashlight, 05 Lanterns, 08 Kerosene lamps
39121400 Electrical lugs plugs and connectors: 02 Electrical plugs, 04 Electrical sockets
40171500 Commercial pipe and piping: 17 Plastic pvc pipe, 06 Galvanized iron water pipe
42132200 Medical gloves: 03 Examination gloves, 05 Surgical gloves
42311500 Bandages and dressings: 05 Bandages, 11 Gauze, 12 Adhesive plaster dressings
43191500 Personal communication devices: 01 Mobile phones, 04 Fixed phones, 09 Smart phone chargers
43191600 Phone device components: 09 Phone headsets, 22 Prepaid phone card or airtime voucher
43202000 Removable storage media: 10 Usb flash drive memory stick
44121600 Desk supplies: 12 Correction film, 15 Staplers, 18 Scissors, 19 Pencil sharpeners
44121700 Writing instruments: 01 Rollerball pens, 03 Fountain pens, 04 Ball point pens, 06 Wooden pencils, 08 Markers
44121800 Correction media: 04 Erasers, 02 Correction fluid
44122000 Folders and binders: 03 Binders, 11 Folders, 17 Envelopes
45111600 Projectors and supplies: 03 Slide projectors
46171500 Locks and security hardware: 01 Padlocks, 03 Key locks
46181500 Safety apparel: 04 Protective gloves, 01 Protective aprons, 11 Rain coats
46181600 Safety footwear: 04 Safety boots, 11 Rubber boots
46191600 Fire fighting equipment: 01 Fire extinguishers
47121700 Waste containers: 01 Trash bags, 02 Waste bins
47131500 Cleaning rags and cloths: 01 Cleaning rags, 03 Chamois leathers
47131600 Brooms and mops and brushes: 04 Brooms, 05 Cleaning brushes, 18 Wet mops, 11 Dust pans
47131700 Rest room supplies: 04 Sanitary napkin dispensers, 06 Air fresheners
47131800 Cleaning and disinfecting solutions: 01 Floor cleaners, 03 Household disinfectants, 07 Household bleaches, 10 Dishwashing products, 11 Laundry detergents, 29 Toilet cleaners, 05 General purpose cleaners
48101500 Cooking and warming equipment: 16 Commercial stoves, 21 Charcoal stoves or jikos
48101900 Tabletop and serving equipment: 05 Serving spoons
49101700 Awards: 02 Trophies, 04 Medals
49161500 Field sports equipment: 04 Soccer balls, 10 Rugby balls
50101700 Nuts and seeds edible: 02 Peanuts, 07 Cashew nuts, 15 Edible seeds
50111500 Minimally processed meat and poultry: 01 Fresh beef meat, 02 Frozen chicken meat, 03 Goat meat, 04 Pork meat
50112000 Processed meat products: 01 Sausages, 04 Canned meat, 05 Ham
50121500 Fish: 37 Fresh fish, 38 Frozen fish, 39 Canned tuna or sardines, 40 Dried fish
50131600 Eggs and egg substitutes: 06 Fresh eggs, 09 Processed eggs
50131700 Milk and butter products: 01 Fresh milk or butter products, 02 Milk powder, 03 Long life milk, 06 Fermented milk, 08 Butter
50131800 Cheese: 01 Natural cheese, 02 Processed cheese
50131900 Yogurt: 01 Flavored yogurt drink
50151500 Edible vegetable and plant oils and fats: 13 Edible vegetable or plant oils, 14 Shortenings or cooking fats, 15 Margarine, 16 Olive oil
50151600 Edible animal oils and fats: 04 Lard, 05 Ghee
50161500 Chocolate and sugars and sweetening products: 09 Natural sugars or sweetening products, 10 Artificial sweetener, 11 Chocolate, 12 Honey natural
50161800 Confectionery products: 13 Chocolate confectionery, 14 Sugar candy confectionery, 15 Chewing gum
50171500 Herbs and spices and extracts: 48 Fresh herbs, 50 Mixed spices seasonings, 49 Cooking or table salt, 51 Black pepper ground, 52 Curry powder, 53 Ginger root
50171700 Vinegars and cooking wines: 07 Vinegars, 08 Cooking wines
50171800 Sauces and spreads and condiments: 30 Tomato ketchup sauces, 31 Cooking sauces, 32 Jams or jellies spreads, 33 Peanut butter spreads, 34 Mayonnaise
50181700 Baking mixes and supplies: 08 Bread mixes, 09 Baking powders, 10 Yeast leavening
50181900 Bread and biscuits and cookies: 01 Fresh bread, 02 Frozen bread, 05 Cookies, 09 Crackers
50182000 Cakes and pies and pastries: 01 Cakes, 03 Pastries
50191500 Prepared soups and stews: 05 Fresh soups
50192100 Snack foods: 09 Potato chips or crisps, 10 Popcorn, 12 Nut snacks
50192900 Plain pasta and noodles: 01 Plain pasta, 02 Instant noodles
50201700 Coffee and tea: 06 Coffee, 08 Instant coffee, 11 Leaf tea, 12 Tea bags, 13 Green tea
50202200 Alcoholic beverages: 01 Beer, 02 Cider, 03 Wine, 06 Spirits or liquors
50202300 Non alcoholic beverages: 01 Water, 04 Fresh juice, 06 Soft drinks, 09 Energy or sports drinks, 10 Chocolate drinks or cocoa powder, 11 Mineral water
50211500 Tobacco: 02 Cigarettes, 03 Cigars, 06 Pipe tobacco
50221000 Legumes: 01 Dried beans, 02 Dried lentils, 03 Dried green grams or mung beans, 04 Dried peas, 05 Cowpeas
50221100 Cereals: 01 Cereal grains, 02 Dried rice grain, 05 Corn grain, 06 Millet grain
50221200 Processed cereals: 01 Breakfast cereals, 04 Oat porridge
50221300 Flour and milled products: 01 Wheat flour, 02 Corn flour or maize meal, 03 Millet or sorghum flour, 05 Baby cereal porridge flour
50301700 Bananas: 01 Fresh sweet bananas
50305000 Oranges and citrus: 01 Fresh oranges, 02 Fresh lemons, 03 Fresh limes
50306000 Mangoes and pineapples and avocados: 01 Fresh mangoes, 02 Fresh pineapples, 03 Fresh avocados
50401500 Tomatoes and onions: 01 Fresh tomatoes, 02 Fresh onions, 03 Fresh garlic
50402000 Cabbages and kale and spinach: 01 Fresh cabbages, 02 Fresh kale, 03 Fresh spinach
50405600 Potatoes and carrots: 01 Fresh potatoes, 02 Fresh carrots
51142000 Pain relievers and fever reducers: 01 Paracetamol or acetaminophen, 02 Aspirin, 06 Ibuprofen
51102700 Antiseptics: 10 Antiseptic liquids
52121500 Bedclothes: 01 Bedspreads, 05 Mattress pads, 08 Blankets, 09 Bed sheets, 12 Pillows
52121700 Towels: 01 Bath towels, 03 Kitchen towels
52131500 Curtains and draperies: 01 Curtains
52141500 Domestic kitchen appliances: 01 Refrigerators, 02 Electric kettles, 05 Gas cookers, 17 Electric iron
52151600 Domestic kitchen tools and utensils: 01 Bottle openers, 06 Strainers, 11 Cutting boards
52151700 Domestic flatware and cutlery: 02 Kitchen knives, 03 Forks, 04 Spoons
52152000 Domestic dishes and servingware: 02 Cups or mugs, 04 Plates, 06 Serving bowls, 12 Buckets and basins
52152100 Domestic drinkware: 01 Drinking glasses, 03 Vacuum flasks
52151800 Domestic cookware: 02 Saucepans or cooking pots, 03 Frying pans
52161500 Audio and visual equipment: 05 Televisions, 11 Radios, 18 Loudspeakers
53101600 Shirts and blouses: 02 Mens shirts, 04 Womens blouses
53101500 Trousers and shorts: 02 Mens trousers, 04 Womens trousers
53102400 Hosiery: 02 Socks, 03 Pantyhose
53102500 Clothing accessories: 02 Neckties, 03 Hats, 16 Caps, 04 Belts, 05 Handkerchiefs
53111600 Shoes: 01 Mens shoes, 02 Womens shoes
53111900 Slippers and sandals: 01 Mens sandals, 02 Womens sandals or flip flops
53121500 Luggage: 03 Suitcases
53121600 Purses and handbags and bags: 01 Handbags, 02 Backpacks, 03 School bags
53131500 Dental: 02 Toothpastes, 03 Toothbrushes, 04 Mouthwash
53131600 Bath and body: 08 Soaps, 06 Deodorants, 13 Skin lotion or cream, 28 Shampoos, 30 Petroleum jelly, 03 Razors and razor blades, 02 Hair care products
53131700 Feminine and baby hygiene: 01 Sanitary pads or towels, 02 Disposable diapers for babies, 04 Condoms
53141500 Sewing fasteners: 05 Buttons, 06 Zippers
54101500 Fine jewelry: 02 Necklaces, 04 Rings
55101500 Printed publications: 04 Newspapers, 06 Magazines, 09 Educational textbooks
55121700 Signage: 05 Traffic signs
56101500 Furniture: 02 Sofas, 04 Chairs, 15 Beds, 08 Mattresses, 19 Tables
60101700 Teaching materials: 01 Exercise books or notebooks for schools, 05 Chalk
60121000 Art supplies: 12 Drawing crayons, 15 Rulers for drawing
53131900 Domestic lighting supplies: 01 Candles, 04 Safety matches, 05 Umbrellas
`;

/** Code and name of every entry, class by class. */
export const SMALL_LIST: readonly (readonly [code: string, name: string])[] = CLASSES.trim()
  .split('\n')
  .flatMap((line) => {
    const [, classCode = '', name = '', commodities = ''] = /^(\d{8}) ([^:]+)(?:: (.*))?$/.exec(line) ?? [];
    const under = commodities === '' ? [] : commodities.split(', ');
    return [
      [classCode, name] as const,
      ...under.map((text) => [classCode.slice(0, 6) + text.slice(0, 2), text.slice(3)] as const),
    ];
  });
