/** Families of Engineering, Research and Development, making, moving and building. A table, hence its length. */
import { type Family, family } from './family.ts';

export const industry: readonly Family[] = [
  family(
    'mechanical',
    'Mechanical engineering',
    'Engineering',
    'manufacturing maintenance automotive oil-gas sales-engineering automation building-services aerospace',
    `mechanical engineer, mechanical design engineer, design engineer, product design engineer, cad designer, mechanical technician, mechanical drafter, cad engineer, draughtsman, drafter, draftsman, tooling engineer, mould designer, mechanical draughtsman, cad drafter, mechanical project engineer, cad technician, mechanical designer, piping engineer, rotating equipment engineer`,
    `mechanical design: SolidWorks*, AutoCAD*, ANSYS*, mechanical design*, tolerance*, gd&t*, technical drawings*, 3d modeling, product design, engineering drawings*, bill of materials, drafting*
    machines and thermal systems: hydraulics*, pneumatics*, thermodynamics*, pumps*, heat exchanger*, machinery*, compressors*, boilers*, pressure vessels*, gearbox, HVAC
    prototyping and testing: prototype*, testing, tooling*, jigs and fixtures*, mould*, injection molding*, 3d printing*, sheet metal*, material selection*
    projects and contractors: Project management, commissioning*, installation*, site supervision, mechanical works*
    [proof] mechanical qualifications: mechanical engineering*, bem registration*, board of engineers malaysia*, graduate engineer*, professional engineer*`,
  ),
  family(
    'electrical',
    'Electrical engineering',
    'Engineering',
    'electronics automation building-services maintenance energy sales-engineering',
    `electrical engineer, electrical design engineer, power engineer, electrical technician, electrician, chargeman, wireman, electrical supervisor, electrical project engineer, electrical drafter, power systems engineer, electrical foreman, juruteknik elektrik, electrical apprentice, electrical manager, electrical site supervisor`,
    `power systems: power distribution*, switchgear*, transformers*, high voltage*, low voltage*, substation*, protection relay*, load calculation*, single line diagram*, generators*, power generation
    installation and wiring: Electrical installation*, conduit*, cable tray*, switchboards*, db boards, trunking*, electrical panels*
    maintenance and testing: electrical testing*, megger*, Preventive maintenance, Troubleshooting, breakdown*, motors*, circuit breakers*
    standards and safety: Chargeman*, ms iec*, Workplace safety, electricity supply act*, lockout tagout*, national electrical code*
    design software: AutoCAD, etap*, dialux*, electrical drawings*, electrical design*
    [proof] electrical qualifications: electrical engineering*, electrical licence, graduate engineer`,
  ),
  family(
    'electronics',
    'Electronics and semiconductors',
    'Engineering',
    'electrical embedded manufacturing quality network automation',
    `electronics engineer, electronic engineer, test engineer hardware, process engineer semiconductor, equipment engineer, equipment technician, failure analysis engineer, pcb engineer, electronics technician, product engineer, test development engineer, yield engineer, semiconductor engineer, electronic technician, hardware test engineer, electronics assembler`,
    `circuits: circuit design*, pcb*, analog*, rf^, schematics*, soldering*, smt^, circuit boards*, power electronics*, electronic components*
    wafers and packages: semiconductor*, wafer*, wire bonding*, die attach*, cleanroom*, photolithography*, etching*, wafer fab*
    test and yield: test program*, yield*, ate testers*, failure analysis*, oscilloscope*, multimeter*, test equipment*, calibration*
    process control: SPC*, doe^, six sigma, equipment maintenance*, Preventive maintenance
    [proof] electronics qualifications: electronics engineering*, electronic engineering*`,
  ),
  family(
    'automation',
    'Automation and instrumentation',
    'Engineering',
    'electrical mechanical maintenance embedded oil-gas electronics',
    `automation engineer, control engineer, controls engineer, instrumentation engineer, instrument technician, plc programmer, robotics engineer, mechatronics engineer, scada engineer, instrument engineer, automation technician, process control engineer, instrumentation technician, mechatronic engineer, robotics technician`,
    `programming controllers: PLC*, SCADA*, servo*, vfd^, motion control*, robot programming*, control systems*
    instruments: instrumentation*, transmitters*, calibration*, control valves*, loop check*, sensors*, flow meters*, p&id*
    robots and machines: robotics*, robot*, pneumatics*, machine vision*, conveyor*, mechatronics*
    commissioning and upkeep: commissioning*, Troubleshooting*, electrical drawings, machine upgrades, Preventive maintenance`,
  ),
  family(
    'civil',
    'Civil and structural engineering',
    'Engineering',
    'construction-management quantity-survey architecture-design surveying-property environment',
    `civil engineer, structural engineer, site engineer, geotechnical engineer, resident engineer, civil design engineer, project engineer civil, highway engineer, infrastructure engineer civil, drainage engineer, structural designer, civil technician, civil draughtsman, transportation engineer, water engineer, civil and structural engineer, c&s engineer, resident engineer assistant`,
    `design of structures: structural design*, STAAD Pro*, reinforced concrete*, steel structures*, eurocode*, structural analysis*, AutoCAD*, Revit, foundations*
    roads, drainage and earthworks: earthworks*, drainage*, road works*, infrastructure works*, piling*, soil investigation*, geotechnical*, sewerage*, retaining wall*, pavement*
    site work: Site supervision*, method statement*, concrete*, site progress*, inspection of works*, setting out*, construction*, material testing
    submissions and standards: Building approvals*, jkr^, iwk^, jps^, CIDB, authority requirements
    [proof] civil qualifications: civil engineering*, bem*, professional engineer, graduate engineer`,
  ),
  family(
    'construction-management',
    'Construction management',
    'Engineering',
    'civil quantity-survey building-services safety it-project construction-trades architecture-design',
    `construction manager, site supervisor, site manager, construction supervisor, clerk of works, project engineer, construction project manager, site coordinator, contracts executive construction, building supervisor, site agent, construction engineer, project manager construction, superintendent, construction superintendent, general contractor, foreman, site foreman, assistant project manager construction, construction executive, construction coordinator`,
    `running a site: Site supervision*, subcontractors*, construction*, site safety*, work programme*, site meetings*, construction site*, contractors*, renovation*
    programme and progress: Primavera*, progress reports*, milestones, critical path*, Project management*, construction schedule*
    cost and contract: Contract administration*, progress claims*, Bill of quantities, cost control*, material ordering*
    quality and handover: defects rectification*, inspection, handover*, ccc^, building codes*, shop drawings*, as-built*
    [proof] site credentials: CIDB*, green card*, site safety supervisor*, osha*`,
  ),
  family(
    'quantity-survey',
    'Quantity surveying and contracts',
    'Engineering',
    'construction-management civil procurement',
    `quantity surveyor, contract executive, estimator, cost estimator, contracts manager construction, assistant quantity surveyor, tender executive, cost engineer, qs executive, contract administrator, tender manager, estimating engineer, cost manager, cost planner`,
    `measuring and estimating: Bill of quantities*, measurement*, take-off*, cost estimation*, rates build-up*, smm2*, cost planning*, cost database
    tendering: tender*, tender documents*, tender evaluation*, subcontract*, comparison of quotations*
    contract administration: Contract administration*, pam contract*, fidic*, claims*, variations*, extension of time*, valuation of works*
    [tool] tools: AutoCAD, costx*, glodon*, Microsoft Excel*, buildsoft*
    [proof] qualifications: quantity surveying*, bqsm^, risim^, rism^`,
  ),
  family(
    'architecture-design',
    'Architecture and interior design',
    'Engineering',
    'civil construction-management graphic-design quantity-survey',
    `architect, architectural designer, interior designer, architectural draughtsman, landscape architect, graduate architect, architectural assistant, design architect, interior design executive, architectural drafter, urban planner, town planner, project architect, space planner, landscape designer, architectural technologist, interior architect, kitchen designer`,
    `designing buildings: architectural design*, concept design*, building design*, Revit*, SketchUp*, AutoCAD*, floor plans*, space planning*, architectural drawings*, elevations*
    interiors: interior design*, furniture*, material selection*, mood boards*, lighting design*, finishes*, fit-out*
    submissions: Building approvals*, building plan*, uniform building by-laws*, ubbl^, lam^, zoning*, master plan*
    working with sites and clients: site visits, client presentations, working drawings*, contractors, tender drawings*, 3d rendering*, landscape*
    [proof] qualifications: bachelor of architecture*, lam part*, interior architecture*`,
  ),
  family(
    'building-services',
    'Building services',
    'Engineering',
    'electrical mechanical facilities construction-management',
    `m&e engineer, building services engineer, hvac engineer, mechanical and electrical engineer, acmv engineer, hvac technician, air conditioning technician, fire protection engineer, plumbing engineer, m&e coordinator, aircond technician, m&e supervisor, refrigeration technician, fire alarm technician, m&e manager, hvac mechanic`,
    `mechanical services: HVAC*, fire protection*, plumbing*, sanitary*, ductwork*, sprinkler*, cold water
    electrical services: Electrical installation*, elv^, lighting, fire alarm*, lightning protection
    coordination on site: m&e*, m&e works*, shop drawings*, testing and commissioning*, services coordination*, subcontractors
    design: AutoCAD, Revit, cooling load*, authority submission, bomba*`,
  ),
  family(
    'facilities',
    'Facilities and building maintenance',
    'Operations',
    'building-services maintenance admin real-estate security cleaning',
    `facilities manager, facility manager, facilities executive, building manager, maintenance supervisor building, building technician, facility executive, building supervisor, handyman, facilities coordinator, building executive, caretaker, maintenance worker, facility coordinator, building maintenance technician, facilities technician, property maintenance, maintenance man, building engineer, locksmith`,
    `looking after buildings: facilities management*, facility management*, building maintenance*, repairs*, HVAC*, plumbing*, lifts*, painting, carpentry, electrical repairs
    contractors and contracts: service contracts*, contractors*, vendors, tender, cleaning contractors*
    safety and energy: Workplace safety*, fire safety*, energy savings*, fire drill*, certificate of fitness*, emergency response
    service requests and cost: work orders*, helpdesk requests, maintenance budget*, preventive maintenance*, space planning, asset register`,
  ),
  family(
    'manufacturing',
    'Manufacturing and production',
    'Engineering',
    'quality maintenance supply-chain mechanical process operations production-work electronics',
    `production engineer, manufacturing engineer, production manager, production supervisor, process engineer, industrial engineer, production executive, plant manager, factory manager, production planner, manufacturing manager, line leader, production lead, manufacturing supervisor, production coordinator, process technician, shift supervisor production, factory supervisor, production assistant, plant supervisor, production controller, manufacturing technician, plant superintendent, npi engineer, production superintendent`,
    `running production: production*, production lines*, production targets*, production output*, shift handover*, manufacturing*, assembly line*, oee^, throughput*, manufacturing process*, plant*
    improving processes: Lean manufacturing*, cycle time*, line balancing*, yield improvement*, process improvement*, time study*, waste reduction*, scrap*
    planning and material: Production planning*, bill of materials*, Inventory management, raw materials*, erp
    quality and safety: Quality control*, ISO 9001*, GMP*, SPC*, Workplace safety*
    people on the floor: supervising operators*, operators*, manpower, training operators, shift
    machines: machine setup*, Preventive maintenance*, jigs and fixtures, CNC, injection molding*, stamping*`,
  ),
  family(
    'production-work',
    'Production and machine operation',
    'Operations',
    'manufacturing warehouse maintenance machining',
    `production operator, machine operator, factory worker, assembler, production worker, production technician, operator, packer, general worker, line operator, factory operator, production associate, assembly technician, assembly worker, packaging operator, press operator, manufacturing associate, assembly line worker, process operator, plant operator, production labourer, material handler`,
    `operating machines: machine operation*, operating machines*, machine setup*, machines*, machine settings, production line*, equipment operation
    assembly and packing: assembly*, packing*, packaging*, labelling*, sorting*, soldering, hand tools*
    checking quality: Quality control*, visual inspection*, rejects*, defects, measuring tools*
    safety and order: Workplace safety*, 5s*, shift*, Forklift, cleaning of machines
    records: production records*, daily output*, GMP, work instructions*`,
  ),
  family(
    'machining',
    'Machining, welding and fabrication',
    'Operations',
    'mechanical production-work maintenance construction-trades',
    `machinist, welder, cnc operator, cnc machinist, fabricator, tool and die maker, toolmaker, cnc programmer, metal worker, boilermaker, fitter, lathe operator, welding inspector, pipefitter, millwright, sheet metal worker, cnc setter, pipe fitter, welding engineer, welding supervisor, steel fabricator`,
    `machining parts: CNC*, grinding*, drilling*, turning*, edm^, tool setting*, g-code*, cutting tools*
    welding and fabrication: Welding*, fabrication*, cutting*, brazing*, steel structure*, pipe*, sheet metal*
    reading drawings and measuring: technical drawings*, blueprints*, micrometer*, vernier caliper*, tolerances*
    safe work: Workplace safety, hot work*, ppe, crane*
    [proof] certificates: welder certificate*, skm^, sijil kemahiran malaysia*, cswip*, aws certified welder`,
  ),
  family(
    'maintenance',
    'Equipment maintenance',
    'Engineering',
    'mechanical electrical automation facilities manufacturing automotive',
    `maintenance engineer, maintenance technician, maintenance manager, maintenance supervisor, service engineer, field service engineer, service technician, reliability engineer, technician, maintenance executive, field service technician, maintenance planner, equipment mechanic, industrial mechanic, machine technician, maintenance fitter, juruteknik, pembantu teknik, maintenance mechanic, technical specialist, biomedical engineer, biomedical technician, lift technician, lift mechanic, escalator technician, elevator technician, lift service technician`,
    `planned maintenance: Preventive maintenance*, maintenance plans*, lubrication*, overhaul*, maintenance*, cmms^, condition monitoring*
    repairing breakdowns: Troubleshooting*, breakdown*, repair*, repairs*, spare parts*, downtime*, mtbf*, corrective maintenance*
    electrical and mechanical systems: motors*, pumps*, hydraulics*, pneumatics*, PLC*, Electrical installation, conveyors*, bearings*
    service at customers: field service*, installation*, commissioning*, service reports*
    safety: Workplace safety*, lockout tagout*, permit to work`,
  ),
  family(
    'quality',
    'Quality assurance and control',
    'Engineering',
    'manufacturing laboratory food-science electronics safety',
    `quality engineer, quality assurance engineer, qc inspector, quality control inspector, quality manager, qa executive, qc executive, quality assurance executive, qa/qc engineer, qc technician, quality inspector, supplier quality engineer, quality assurance manager, quality control manager, qc analyst, quality auditor, quality executive, quality technician, qa officer, qa/qc inspector, qc supervisor, document control quality, quality assurance specialist, quality control analyst, quality supervisor, quality control technician, quality assurance inspector, quality specialist`,
    `inspecting and testing: Quality control*, sampling plan*, measurement*, calibration*, cmm^, incoming material, test reports*, inspection*, product quality*
    quality systems and audits: ISO 9001*, Quality assurance*, internal audits*, document control*, quality procedures*, supplier audits*, audit
    solving quality problems: corrective action*, capa*, 8d*, root cause analysis*, non-conformance*, ncr^, customer complaints, corrective actions*
    statistical methods: SPC*, six sigma*, pareto*, minitab*, process capability*
    sector rules: GMP*, HACCP, iatf 16949, iso 13485, product specifications`,
  ),
  family(
    'process',
    'Chemical and process engineering',
    'Engineering',
    'oil-gas manufacturing laboratory environment food-science',
    `chemical engineer, process design engineer, plant engineer, process safety engineer, refinery engineer, chemical process engineer, plant process engineer, chemical technician, palm oil mill engineer, mill engineer, water treatment engineer, metallurgist`,
    `process design: process simulation*, hysys*, aspen*, mass balance*, p&id*, pfd^, process flow diagram*, unit operations*
    running plants: distillation*, reactors*, chemical process*, plant operations*, process optimization*, palm oil mill*, steam, boilers
    safety: hazop*, process safety*, hazid*, moc^, Workplace safety
    projects: scale-up*, commissioning*, debottlenecking*, process improvement, pilot plant*
    [proof] qualification: chemical engineering*, steam engineer certificate*`,
  ),
  family(
    'oil-gas',
    'Oil, gas and energy production',
    'Engineering',
    'process mechanical automation safety energy marine',
    `petroleum engineer, drilling engineer, reservoir engineer, offshore engineer, pipeline engineer, subsea engineer, production engineer oil, field engineer oil, wellsite engineer, geologist, geophysicist, mud engineer, roustabout, oil and gas engineer, integrity engineer, corrosion engineer, drilling supervisor, offshore technician, completion engineer, field operator, mining engineer, quarry supervisor`,
    `wells and reservoirs: drilling*, reservoir*, well completion*, petrel*, well logging*, well intervention*, seismic*, geology*
    platforms and pipelines: offshore*, pipeline*, subsea*, piping*, fpso*, topside*, upstream*, downstream*, refinery*
    integrity and maintenance: corrosion*, integrity*, ndt^, turnaround*, shutdown maintenance*, rbi^
    safety and standards: Workplace safety*, bosiet*, hazop*, petronas*, api standards*, asme*, oil and gas*`,
  ),
  family(
    'energy',
    'Energy and renewables',
    'Engineering',
    'electrical oil-gas environment',
    `renewable energy engineer, solar engineer, energy manager, energy analyst, solar technician, energy engineer, solar project engineer, sustainability manager energy, power plant engineer, power plant operator, solar installer, energy consultant, electrical energy manager, lineman, meter reader, boilerman, steam engineer`,
    `solar and storage: solar*, photovoltaic*, pvsyst*, inverters*, nem^, battery storage*, wind turbine*, renewable energy*
    energy efficiency: energy audit*, energy management*, energy efficiency*, iso 50001*, efficient management of electrical energy*, carbon reduction
    power stations: power plant*, turbine*, generation*, combined cycle*, grid*
    projects: feasibility study, epc^, commissioning, site supervision, seda*`,
  ),
  family(
    'environment',
    'Environment and sustainability',
    'Engineering',
    'safety process laboratory energy civil',
    `environmental engineer, environmental officer, sustainability executive, sustainability manager, esg executive, environmental scientist, environmental consultant, esg manager, environmental executive, esg analyst, wastewater engineer, environmental specialist, sustainability analyst, sustainability officer, competent person scheduled waste, conservation officer, environmental technician`,
    `environmental control: wastewater*, effluent*, scheduled waste*, air emissions*, environmental monitoring*, water quality*, pollution*, waste management*
    rules and assessments: environmental quality act*, department of environment*, doe malaysia*, eia^, environmental impact assessment*, iso 14001*, epa^, environmental compliance*
    sustainability reporting: sustainability*, esg^, gri standards*, carbon footprint*, greenhouse gas*, tcfd*, scope 3*, sustainability report*
    field and lab work: sampling, site inspection, gis^, soil sampling*, remediation*`,
  ),
  family(
    'safety',
    'Occupational safety and health',
    'Engineering',
    'construction-management quality environment oil-gas security',
    `safety officer, health and safety officer, hse officer, ehs manager, safety and health officer, hse manager, safety manager, safety executive, ehs executive, ehs engineer, safety supervisor, site safety supervisor, osh coordinator, hse executive, safety coordinator, safety engineer, ehs specialist, safety specialist, hse engineer, safety inspector`,
    `preventing accidents: Workplace safety*, hazard identification*, risk assessment*, safety inspections*, hazards*, safety committee*, job safety analysis*
    safety law and registration: osha 1994*, dosh*, green book*, factories and machinery act*, iso 45001*, jkkp*, osha regulations*
    handling incidents: incident investigation*, accident investigation*, accident reports*, emergency response*, near miss*, emergency response plan*
    safety training and campaigns: toolbox meeting*, safety training*, safety induction*, first aid, safety awareness*, fire drill
    industrial hygiene and environment: noise monitoring*, chra*, scheduled waste, chemical management, industrial hygiene*`,
  ),
  family(
    'automotive',
    'Automotive service',
    'Operations',
    'mechanical maintenance driving sales',
    `automotive technician, mechanic, car mechanic, automotive engineer, service advisor automotive, auto electrician, vehicle technician, foreman mechanic, workshop manager, diesel mechanic, motorcycle mechanic, heavy equipment mechanic, auto mechanic, workshop supervisor, spray painter, automotive mechanic, vehicle inspector, tyre technician, panel beater, diesel technician, spare parts executive`,
    `diagnosing and repairing vehicles: vehicle repair*, engine*, engines*, brakes*, transmission*, diagnostics*, vehicle inspection*, obd*, suspension*, vehicles*
    servicing: oil change*, servicing*, Preventive maintenance*, tires*, wheel alignment*, spare parts*, battery
    body and electrical: wiring*, spray painting*, body repair*, air conditioning, alternator*
    customers and workshop: job cards*, service advisor*, warranty claims*, workshop*, Customer service`,
  ),
  family(
    'aerospace',
    'Aviation',
    'Engineering',
    'mechanical electronics hotel logistics defence',
    `aircraft engineer, aircraft technician, licensed aircraft engineer, aerospace engineer, pilot, flight attendant, cabin crew, aircraft mechanic, avionics technician, flight dispatcher, ground staff, first officer, airport officer, aviation officer, ground handling agent, passenger service agent, air traffic controller, airline pilot, flight engineer, aviation technician, ramp agent, flight instructor`,
    `aircraft maintenance: aircraft*, easa*, caam*, faa^, line maintenance*, avionics*, hydraulic systems, part 145*, airframe*, aviation*, turbine engines
    flying and cabin: flight*, cabin*, in-flight service*, safety demonstration*, cockpit*, passengers*, flight hours*, airline*
    ground operations: ground handling*, check-in counter*, ramp*, baggage*, flight operations*, airport*
    [proof] licences: atpl*, cpl^, aircraft maintenance licence*, type rating*`,
  ),
  family(
    'marine',
    'Marine and shipping',
    'Operations',
    'logistics oil-gas mechanical',
    `marine engineer, ship captain, deck officer, chief engineer marine, seafarer, port officer, naval architect, ship surveyor, marine officer, able seaman, marine superintendent, vessel operator, port operations executive, boatman, shipping superintendent, ship engineer, deckhand`,
    `ships: vessel*, vessels*, navigation*, engine room*, deck*, ship*, bridge watch*, crew*
    port and cargo: port operations*, cargo*, container terminal*, stevedoring*, berthing*
    safety and rules: stcw*, solas*, marpol*, ism code*, marine department*, imo^
    upkeep: dry dock*, marine engine*, Preventive maintenance, shipyard*`,
  ),
  family(
    'supply-chain',
    'Supply chain and planning',
    'Operations',
    'procurement logistics warehouse manufacturing operations',
    `supply chain manager, supply chain executive, demand planner, supply planner, material planner, supply chain analyst, planner, planning executive, inventory planner, supply chain coordinator, buyer planner, supply chain director, supply chain officer, inventory manager, inventory controller, inventory analyst, materials manager, s&op manager, production planning executive, supply chain planner, stock controller, inventory specialist`,
    `planning demand and supply: Supply chain management*, Production planning*, demand planning*, s&op*, forecast accuracy*, replenishment*, master production schedule*
    inventory: Inventory management*, safety stock*, stock turnover*, slow-moving stock*, inventory accuracy*
    suppliers and orders: Procurement*, lead times*, vendor performance*, purchase requisitions*
    data and systems: ERP*, SAP*, Microsoft Excel*, Data analysis, kpi
    logistics: Logistics coordination*, distribution*, warehouse, on-time delivery*`,
  ),
  family(
    'procurement',
    'Procurement and purchasing',
    'Operations',
    'supply-chain operations logistics quantity-survey retail-buying',
    `procurement executive, procurement manager, purchaser, buyer, purchasing executive, purchasing manager, procurement officer, sourcing executive, purchasing officer, strategic sourcing manager, procurement specialist, purchasing assistant, sourcing manager, category buyer, procurement assistant, vendor manager, purchasing clerk, commodity manager, purchasing agent, procurement engineer, purchasing coordinator, head of procurement, procurement coordinator, procurement analyst, contracts officer`,
    `buying: Procurement*, purchase requisitions*, price comparison*, purchasing*, buying*, materials*, spend*
    suppliers: supplier evaluation*, vendor registration*, supplier performance*, vendors*, supplier audits, suppliers*
    negotiating and contracts: Negotiation*, tender*, cost savings*, contracts*, Quotations*, terms and conditions
    delivery and stock: lead times*, expediting*, Inventory management, import, Logistics coordination
    [tool] systems: ERP*, SAP*, Microsoft Excel, e-procurement*, ariba*`,
  ),
  family(
    'logistics',
    'Logistics and transport',
    'Operations',
    'warehouse supply-chain procurement driving marine operations',
    `logistics executive, logistics manager, logistics coordinator, shipping executive, freight forwarder, import export executive, transport manager, fleet manager, logistics assistant, shipping coordinator, customs broker, dispatcher, transport executive, shipping clerk, logistics officer, freight coordinator, distribution manager, transport coordinator, shipping assistant, logistics supervisor, fleet executive, import executive, export executive, transport supervisor, customs agent, forwarding agent, logistics specialist, distribution supervisor, shipping manager, logistics analyst, operations executive freight, traffic manager`,
    `moving goods: Logistics coordination*, shipments*, delivery*, distribution*, transportation*, carriers*, freight forwarding*, air freight*, sea freight*, cargo*
    customs and papers: customs*, k1 form*, bill of lading*, certificate of origin*, import permit*, dagang net*, kastam*, incoterms*, shipping documents*, hs code*
    fleet and routes: fleet*, route planning*, drivers*, trucks*, gps tracking*, dispatch*, lorries*, fuel
    cost and service: transport cost*, freight rates*, on-time delivery*, 3pl^, hauliers*
    [tool] systems: WMS, tms^, SAP, Microsoft Excel`,
  ),
  family(
    'warehouse',
    'Warehousing',
    'Operations',
    'logistics supply-chain production-work driving retail',
    `warehouse executive, warehouse manager, warehouse supervisor, storekeeper, warehouse assistant, store assistant warehouse, forklift driver, reach truck driver, reach truck operator, inventory clerk, warehouse clerk, warehouse operator, stock clerk, store keeper, warehouse worker, picker, warehouse associate, storeman, warehouse coordinator, inventory assistant, stocker, shipping and receiving clerk, material handler, loader, warehouse specialist, receiving clerk, store clerk, forklift operator, warehouse officer, order picker, warehouse lead, warehouse packer`,
    `receiving, storing and sending: Warehouse operations*, receiving*, dispatch*, packing*, loading*, unloading*, pallets*, storage*, goods*
    stock accuracy: Inventory management*, bin location*, fifo*, barcode*, stock count*, stock records*
    equipment and safety: Forklift*, reach truck*, Workplace safety*, pallet jack*, heavy lifting*
    [tool] systems: WMS*, ERP, Microsoft Excel, rf scanner*
    leading a store team: supervising warehouse staff*, shift, kpi, manpower`,
  ),
  family(
    'driving',
    'Driving and delivery',
    'Operations',
    'logistics warehouse automotive',
    `driver, lorry driver, truck driver, delivery driver, company driver, despatch rider, bus driver, rider, delivery rider, chauffeur, van driver, personal driver, trailer driver, heavy vehicle driver, courier, dispatch rider, taxi driver, school bus driver, driver attendant, crane operator, excavator operator, heavy equipment operator, delivery man, e-hailing driver, pemandu, pemandu lori, pemandu bas, postman`,
    `driving: driving*, lorry*, truck*, van*, vehicle*, long distance*, trailer*, excavator*, crane*, road safety*
    delivering: deliveries*, delivery orders*, loading*, unloading*, proof of delivery*, parcels*, packages*, cash collection
    driving licences and a clean record: Driving licence*, gdl*, psv*, clean driving record*, apad*, cdl^, puspakom*
    routes and vehicle care: route*, routes*, waze*, google maps, vehicle inspection*, vehicle maintenance*, Customer service`,
  ),
  family(
    'construction-trades',
    'Construction trades',
    'Operations',
    'construction-management machining facilities electrical',
    `carpenter, plumber, painter, bricklayer, mason, construction worker, tiler, roofer, scaffolder, general labourer, labourer, plasterer, laborer, construction laborer, concreter, joiner, glazier, rigger, steel fixer, floor installer, handyman construction, insulation installer, renovation contractor, cabinet maker, landscaper, gardener, groundskeeper, upholsterer, furniture maker, sign maker`,
    `building and finishing: carpentry*, plastering*, painting*, tiling*, bricklaying*, roofing*, drywall*, flooring*, framing*, formwork*, cabinets*
    pipes and fittings: plumbing*, pipe installation*, sanitary*, water heater*
    tools and safe work: power tools*, hand tools*, scaffolding*, Workplace safety*, ladders*, CIDB*
    reading plans and estimating: blueprints*, measurements*, materials estimate*, construction*, renovation*, landscaping*, concrete`,
  ),
  family(
    'surveying-property',
    'Land surveying, valuation and mapping',
    'Engineering',
    'civil real-estate construction-management environment',
    `land surveyor, valuer, property valuer, surveyor, gis analyst, survey technician, gis specialist, valuation executive, hydrographic surveyor, cartographer, survey assistant, geomatics engineer, appraiser, valuation officer, gis technician, property appraiser`,
    `measuring land: Land survey*, theodolite*, gnss*, drone mapping*, contour*, cadastral*, levelling*
    mapping: gis^, arcgis*, qgis*, remote sensing*, maps*, spatial data*, AutoCAD
    valuing property: property valuation*, comparison method*, valuation reports*, appraisal of property*, jpph*, market value*
    law and records: land titles*, jupem*, strata titles, national land code*`,
  ),
  family(
    'research',
    'Scientific research and development',
    'Research and Development',
    'laboratory data-science academia food-science pharmacy process',
    `research scientist, research officer, r&d executive, r&d manager, scientist, research assistant, research associate, research engineer, r&d scientist, postdoctoral researcher, formulation scientist, r&d chemist, biotechnologist, research fellow, researcher, principal scientist, research technician, research manager, clinical research associate, clinical research coordinator, research analyst, biologist, molecular biologist, microbiologist, biochemist, product development scientist, materials scientist, physicist, clinical trial coordinator, research specialist, research intern`,
    `designing and running studies: research*, experiments*, experimental design*, research methods*, clinical trials*, gcp^, protocols*, literature review*, field research*, scientific research
    laboratory methods: Laboratory testing*, hplc*, pcr^, cell culture*, spectroscopy*, assay*, assays*, dna*, protein*, microscopy*
    developing products: product development*, formulation*, pilot plant*, prototype, scale-up*, new product development*, r&d*
    analysing and publishing: Statistics*, Data analysis*, publications*, journal articles*, conference papers*, research papers*, manuscripts*, grants*, grant writing*, peer-reviewed*
    protecting and reporting results: Intellectual property*, patents*, technical reports*, GMP
    [proof] degrees: phd*, doctorate*, master of science*, postdoctoral*`,
  ),
  family(
    'laboratory',
    'Laboratory work',
    'Research and Development',
    'research medical-lab quality food-science environment',
    `laboratory technician, lab technician, chemist, lab analyst, laboratory assistant, lab assistant, laboratory analyst, laboratory manager, analytical chemist, qc chemist, laboratory executive, microbiology analyst, lab manager, laboratory supervisor, lab executive, chemical analyst, laboratory officer`,
    `testing samples: Laboratory testing*, titration*, wet chemistry*, gc-ms*, hplc*, microbiological tests*, samples*, spectrophotometer*, chemical analysis*
    methods and accuracy: method validation*, calibration*, iso 17025*, standard solutions*, glp^, reagents*
    records and reports: test reports*, certificates of analysis*, lims^, lab records*, lab notebook*
    safety and upkeep: chemical safety*, msds^, laboratory equipment*, lab safety*, instrument maintenance`,
  ),
  family(
    'food-science',
    'Food technology',
    'Research and Development',
    'quality laboratory research food-beverage manufacturing agriculture nutrition',
    `food technologist, food scientist, food safety officer, product development executive food, food r&d executive, halal executive, food quality executive, food technician, halal officer, food safety executive, flavourist, sensory scientist, food process engineer, food inspector`,
    `developing food: product formulation*, sensory evaluation*, shelf life*, recipe development*, ingredients*, food products*, food technology*
    food safety: HACCP*, GMP*, mesti*, halal certification*, fssc 22000*, iso 22000*, jakim*, food act*
    testing: microbiological tests*, Laboratory testing, nutrition labelling*, food analysis*
    production: pilot plant*, Production planning, packaging*, Quality control, food processing*`,
  ),
  family(
    'agriculture',
    'Agriculture and plantations',
    'Others',
    'food-science environment veterinary construction-trades',
    `agronomist, plantation manager, estate manager, farm manager, agriculture officer, farm supervisor, plantation executive, horticulturist, field supervisor, aquaculture technician, farmer, assistant estate manager, farm worker, plantation supervisor, agricultural officer, harvester, nursery supervisor, cadet planter, farm assistant, fish farmer, estate conductor, rubber tapper, hatchery supervisor, fisherman`,
    `growing: plantation*, oil palm*, crops*, fertilizer*, harvesting*, irrigation*, pest control*, soil*, greenhouse*, rubber estate*, horticulture*, agronomy*, planting*
    livestock and fish: livestock*, poultry*, aquaculture*, feed*, cattle*, hatchery*
    running an estate: estate management*, workers*, yield*, rspo*, mspo*, farm equipment*, field operations, farm operations*
    advice and trials: field trials*, Workplace safety, agriculture*, extension services*`,
  ),
];
